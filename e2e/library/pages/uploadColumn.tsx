import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi, createTokenStore } from '../../../packages/api-client/src/index.ts';
import { JsonEditableTable, type JsonRow, type JsonSources } from '../../../packages/ui/src/EditableTable/json/index.ts';
import { HarrowProvider } from '../../../packages/ui/src/HarrowProvider/index.ts';

const columns = [{ key: 'report', title: 'Report', type: 'upload', action: '/sys/common/upload', token: true, responseName: 'report' }];

const api = createApi({ tokens: createTokenStore(localStorage) });
const sources: JsonSources = { sendFile: ({ action, form, signal }) => api.upload(action, form, { signal }) };

function Evidence({ onReport }: { onReport: (path: unknown) => void }) {
  const [rows, setRows] = useState<readonly JsonRow[]>([{ id: '1', report: null }]);
  return (
    <JsonEditableTable
      label="Evidence"
      columns={columns}
      sources={sources}
      rows={rows}
      onRowsChange={(next) => {
        setRows(next);
        onReport(next[0]?.['report']);
      }}
    />
  );
}

/** An upload column as a server configures it, whose files go to our own one. */
export function show(place: HTMLElement, onReport: (path: unknown) => void): void {
  createRoot(place).render(
    <HarrowProvider language="en">
      <Evidence onReport={onReport} />
    </HarrowProvider>,
  );
}
