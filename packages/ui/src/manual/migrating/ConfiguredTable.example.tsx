import type { EditableTableHandle } from '@harrow/ui/editable-table';
import { JsonEditableTable, type JsonRow, type JsonSources, legacyHandle, validateNotPassed } from '@harrow/ui/json-table';
import { Button } from 'antd';
import { useRef, useState } from 'react';

interface ConfiguredTableProps {
  /** As the server sends them, unchanged. */
  columns: unknown;
  rows: JsonRow[];
  /** Data sources of the columns: users, popups, handlers … */
  sources: JsonSources;
}

export function ConfiguredTable({ columns, rows, sources }: ConfiguredTableProps) {
  const table = useRef<EditableTableHandle<JsonRow>>(null);
  const [sent, setSent] = useState('');

  async function save() {
    const methods = legacyHandle(table.current!);
    try {
      const { values, deleteIds } = await methods.getAll();
      setSent(`${values.length} rows, ${deleteIds.length} deleted`);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== validateNotPassed) throw error;
      setSent('Something is wrong');
    }
  }

  return (
    <>
      <JsonEditableTable ref={table} label="Parts" columns={columns} sources={sources} defaultRows={rows} rowSelection />
      <Button onClick={save}>Save</Button>
      <output>{sent}</output>
    </>
  );
}
