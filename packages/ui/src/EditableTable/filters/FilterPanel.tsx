import { Button, Input, Radio } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import type { ColumnFilter } from '../view/columnFilter.ts';
import { askedOf, filterKind, type HeaderFilter, toColumnFilter } from '../view/headerFilter.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { FilterRange } from './FilterRange.tsx';
import tools from '../toolbar/tools.module.css';
import { clearable } from '../../inputs/clearable.tsx';

interface FilterPanelProps {
  column: EditableColumn<object>;
  filter: ColumnFilter | undefined;
  label: string;
  onClose: () => void;
}

/** Asks a column for a text, a range or some of its values, or for empty or filled cells. Loaded with the first filter that is opened. */
export default function FilterPanel({ column, filter, label, onClose }: FilterPanelProps) {
  const { model, locale, t } = useTableContext();
  const panel = useRef<HTMLDivElement>(null);
  useFirstFocus(panel, 'input:not([type="radio"])', 'input:checked');
  const kind = filterKind(column);
  const blank: HeaderFilter = kind === 'text' ? { kind, text: '' } : kind === 'choices' ? { kind, values: [], labels: [] } : { kind: 'range' };
  const [asked, setAsked] = useState(() => (filter && askedOf(filter)) ?? blank);
  const shownText = (value: unknown, row: object) => column.editText(value, row, locale) || column.copyText(value, row, locale);

  function set(next: ColumnFilter | undefined) {
    model.view.setFilter(column.key, next);
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    set(toColumnFilter(asked, shownText));
  }
  const words = { text: t('filter.contains'), range: t('filter.between'), choices: t('filter.oneOf') };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <form className={tools.panel} onSubmit={handleSubmit}>
        <Radio.Group
          aria-label={label}
          value={asked.kind === 'empty' || asked.kind === 'filled' ? asked.kind : blank.kind}
          onChange={({ target }) => setAsked(target.value === blank.kind ? blank : { kind: target.value as 'empty' | 'filled' })}
          options={[
            { value: blank.kind, label: words[blank.kind as keyof typeof words] },
            { value: 'empty', label: t('filter.empty') },
            { value: 'filled', label: t('filter.filled') },
          ]}
        />
        {asked.kind === 'text' && (
          <Input allowClear={clearable} aria-label={words.text} value={asked.text} onChange={({ target }) => setAsked({ kind: 'text', text: target.value })} />
        )}
        {asked.kind === 'range' && <FilterRange kind={kind === 'date' ? 'date' : 'number'} asked={asked} onChange={setAsked} />}
        {asked.kind === 'choices' && <FilterChoices column={column} asked={asked} onChange={setAsked} shownText={shownText} />}
        <div className={tools.buttons}>
          <Button onClick={() => set(undefined)}>{t('filter.clear')}</Button>
          <Button type="primary" htmlType="submit">
            {t('filter.apply')}
          </Button>
        </div>
      </form>
    </div>
  );
}
