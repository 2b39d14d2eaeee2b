'use client';
import { HarrowProvider, type Language, type LanguagePack, Pager } from '@harrow/ui';
import { type EditableColumn, EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import ru from '@harrow/ui/locales/ru';
import { useState } from 'react';

interface Line {
  id: string;
  part: string;
  quantity: number | null;
}

const columns: EditableColumn<Line>[] = [textColumn({ key: 'part', title: 'Деталь' }), numberColumn({ key: 'quantity', title: 'Количество' })];

/** A language of the host's own, with a text of its own. */
const german: LanguagePack = { ...ru, code: 'de', messages: { ...ru.messages, ui: { ...ru.messages.ui, retry: 'Nochmal' } } };

export function Orders({ known }: { known: Language }) {
  const [rows, setRows] = useState<readonly Line[]>([{ id: 'a', part: 'Лемех', quantity: 2 }]);
  return (
    <HarrowProvider language={known === 'ru' ? ru : german} timeZone="UTC">
      <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />
      <EditableTable label="Строки заказа" rows={rows} onRowsChange={setRows} columns={columns} />
    </HarrowProvider>
  );
}
