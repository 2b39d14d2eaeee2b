// The page that the table bench measures: an EditableTable with the twelve columns of the bench, always open for editing.
import { HarrowProvider } from '@harrow/ui';
import en from '@harrow/ui/locales/en';
import { EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { createRef, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchApi } from './benchApi.ts';
import { type BenchColumn, type BenchRow, benchColumns, newRow, total } from './columns.ts';

const rowHeight = 36;
const height = 720;
const table = createRef<EditableTableHandle<BenchRow>>();
const root = createRoot(document.getElementById('root')!);

interface GridProps {
  rows: readonly BenchRow[];
  columns: readonly BenchColumn[];
}

function Grid({ rows, columns }: GridProps) {
  const [held, setHeld] = useState(rows);
  const tableColumns = useMemo(() => benchColumns(columns), [columns]);
  return (
    <div style={{ width: 1420 }}>
      <EditableTable
        ref={table}
        label="Lines"
        rows={held}
        columns={tableColumns}
        createRow={newRow}
        addable={false}
        rowActions={false}
        rowHeight={rowHeight}
        size="compact"
        // Heading and sums come on top.
        maxHeight={height - 72}
        onRowsChange={setHeld}
      />
    </div>
  );
}

let open: (grid: GridProps | undefined) => void;

/** As in an application, the frame is there before a screen is opened. */
function Screen() {
  const [grid, setGrid] = useState<GridProps>();
  useLayoutEffect(() => {
    open = setGrid;
  }, []);
  return grid && <Grid {...grid} />;
}

/** As in an application: language, texts and look are there before a screen with a table is opened. */
async function start() {
  flushSync(() =>
    root.render(
      <HarrowProvider language={en} timeZone="UTC">
        <Screen />
      </HarrowProvider>,
    ),
  );
}

Object.assign(window, {
  bench: benchApi({
    ready: start(),
    rowHeight,
    table,
    mount: (rows, columns) => open({ rows, columns }),
    unmount: () => open(undefined),
    toRow: (row) => ({ ...row, total: total(row) }),
  }),
});
