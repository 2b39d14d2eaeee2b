import { createApi, createMemoryTokenStore, type WarrantyClaimsListData } from '@harrow/api-client';
import { warrantyClaimsListOptions } from '@harrow/api-client/query';
import { EditableTable, type EditableColumn, type EditableTableHandle, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { checkEmail, sum } from '@harrow/validation';
import { checkVin } from '@harrow/validation/vin';
import { useRef, useState } from 'react';

interface Line {
  id: string;
  part: string;
  quantity: number;
}

const columns: EditableColumn<Line>[] = [
  textColumn<Line>({ key: 'part', title: 'Part', required: true }),
  numberColumn<Line>({ key: 'quantity', title: 'Quantity', precision: 0, min: 1, statistics: true }),
];

const api = createApi({ tokens: createMemoryTokenStore() });
const query: WarrantyClaimsListData['query'] = { pageNo: 1 };

// The packages promise types, not `any`.
// @ts-expect-error a text column has no precision
textColumn<Line>({ key: 'part', title: 'Part', precision: 2 });
// @ts-expect-error a page number is no object
const wrongQuery: WarrantyClaimsListData['query'] = { pageNo: {} };

export function OrderLines() {
  const table = useRef<EditableTableHandle<Line>>(null);
  const [rows, setRows] = useState<readonly Line[]>([
    { id: 'a', part: 'Blade', quantity: 2 },
    { id: 'b', part: '', quantity: 3 },
  ]);
  const [answer, setAnswer] = useState('');
  const packages = {
    'api-client': typeof api.fetch === 'function' && JSON.stringify(warrantyClaimsListOptions({ query }).queryKey).includes('warrantyClaimsList'),
    validation: checkEmail('nobody').ok === false && sum([0.1, 0.2]) === 0.3 && typeof checkVin === 'function',
  };
  const validate = async () => {
    const { errors } = await table.current!.validate();
    setAnswer(errors.map(({ column, text }) => `${column}: ${text}`).join());
  };
  return (
    <main data-wrong={typeof wrongQuery}>
      <EditableTable ref={table} label="Order lines" rows={rows} onRowsChange={setRows} columns={columns} />
      <button type="button" onClick={validate}>
        Validate
      </button>
      <output>{answer}</output>
      <pre>{JSON.stringify(packages)}</pre>
    </main>
  );
}
