// The lines of an order forecast in its own columns, and `?peer` the same in react-data-grid. Measured by forecast.ts.
import { HarrowProvider } from '@harrow/ui';
import { EditableTable } from '@harrow/ui/editable-table';
import en from '@harrow/ui/locales/en';
import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type CellPasteArgs, type Column, DataGrid, renderTextEditor, SelectColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { columnsFor } from '../../apps/portal/src/features/order-forecast/lines/forecastColumns.tsx';
import {
  beforeOf,
  differenceOf,
  type ForecastRow,
  type ModelsByCode,
  monthFields,
  newRow,
  rowTotal,
} from '../../apps/portal/src/features/order-forecast/lines/forecastRow.ts';
import looks from '../../apps/portal/src/features/order-forecast/lines/lines.module.css';

const height = 640;
const rowHeight = 40;
const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);
const noModels: ModelsByCode = new Map();

/** @param change added to each quantity of every third month, which is what the forecast before said otherwise */
const linesOf = (count: number, change = 0): ForecastRow[] =>
  Array.from({ length: count }, (_, line) => ({
    ...newRow(`line-${line}`, `T${line % 60}`),
    fourthProductName: `T${line % 60} Tractor of sixty horse powers`,
    configRemark: `configuration ${line}`,
    lineRemark: null,
    lastYearQty: line % 40,
    stockQty: line % 7,
    openOrderQty: line % 5,
    ...Object.fromEntries(monthFields.map((field, at) => [field, ((line * 7 + at) % 9) + (at % 3 === 2 ? change : 0)])),
  }));

let shown: readonly ForecastRow[] = [];

function useHeld(given: readonly ForecastRow[]) {
  const [rows, setRows] = useState(given);
  useLayoutEffect(() => {
    shown = rows;
  }, [rows]);
  const before = useMemo(() => beforeOf({ months, lines: linesOf(given.length, 1) as never }, months), [given]);
  return { rows, setRows, before };
}

function Ours({ given }: { given: readonly ForecastRow[] }) {
  const { rows, setRows, before } = useHeld(given);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useMemo(
    () => columnsFor({ t: ((key: string) => key) as never, language: 'en', months: { months, frozen: 1 }, models: noModels, before }),
    [before],
  );
  return (
    <EditableTable
      label="Lines"
      rows={rows}
      columns={columns}
      fitColumns
      editing="click"
      size="compact"
      maxHeight={height}
      rowNumber
      rowSelection
      selectedRowIds={chosen}
      onSelectionChange={setChosen}
      createRow={newRow}
      onRowsChange={setRows}
    />
  );
}

const quantity = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function Peer({ given }: { given: readonly ForecastRow[] }) {
  const { rows, setRows, before } = useHeld(given);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo((): Column<ForecastRow, ForecastRow>[] => {
    const text = (key: keyof ForecastRow, width: number, frozen = false) => ({ key, name: key, width, frozen, renderEditCell: renderTextEditor });
    const sum = (key: keyof ForecastRow) => ({ renderSummaryCell: ({ row }: { row: ForecastRow }) => <>{row[key]}</> });
    return [
      SelectColumn,
      { key: 'fourthProductName', name: 'Model', width: 190, frozen: true },
      text('fourthProductCode', 110, true),
      text('configRemark', 110, true),
      ...monthFields.map((key, at): Column<ForecastRow, ForecastRow> => {
        const classOf = (row: ForecastRow): string | undefined => {
          const difference = differenceOf(row, at, before);
          return difference && (difference.by > 0 ? looks['more'] : looks['less']);
        };
        return {
          key,
          name: months[at]!,
          width: 84,
          cellClass: classOf,
          renderCell: ({ row }) => {
            const difference = differenceOf(row, at, before);
            return (
              <>
                {difference && <span className={looks['change']}>{`${difference.by > 0 ? '▲' : '▼'}${Math.abs(difference.by)}`}</span>} {row[key]}
              </>
            );
          },
          renderEditCell: renderTextEditor,
          ...sum(key),
        };
      }),
      { key: 'lineTotal', name: 'Total', width: 90, renderCell: ({ row }) => rowTotal(row) },
      ...(['lastYearQty', 'stockQty', 'openOrderQty'] as const).map((key) => ({ key, name: key, width: 90, ...sum(key) })),
      text('lineRemark', 160),
    ];
  }, [before]);
  const sums = useMemo(() => {
    const keys = [...monthFields, 'lastYearQty', 'stockQty', 'openOrderQty'] as const;
    return [Object.fromEntries(keys.map((key) => [key, rows.reduce((all, row) => all + (row[key] ?? 0), 0)])) as unknown as ForecastRow];
  }, [rows]);
  /** It pastes cell by cell: a block is the page's to lay over the rows. */
  const paste = ({ row, column }: CellPasteArgs<ForecastRow, ForecastRow>, event: { clipboardData: DataTransfer }): ForecastRow => {
    const texts = event.clipboardData
      .getData('text/plain')
      .split('\n')
      .map((line) => line.split('\t'));
    const [top, left] = [rows.indexOf(row), monthFields.indexOf(column.key as never)];
    const next = [...rows];
    texts.forEach((cells, down) => {
      next[top + down] = { ...rows[top + down]!, ...Object.fromEntries(cells.map((cell, right) => [monthFields[left + right]!, quantity(cell)])) };
    });
    setRows(next);
    return row;
  };
  return (
    <DataGrid
      style={{ height }}
      rows={rows}
      columns={columns}
      rowKeyGetter={({ id }) => id}
      rowHeight={rowHeight}
      headerRowHeight={rowHeight}
      selectedRows={chosen}
      onSelectedRowsChange={setChosen}
      bottomSummaryRows={sums}
      onRowsChange={(next, { indexes, column }) => {
        const typed = [...next];
        const key = column.key as (typeof monthFields)[number];
        for (const at of indexes) if (typeof typed[at]![key] === 'string') typed[at] = { ...typed[at]!, [key]: quantity(String(typed[at]![key])) };
        setRows(typed);
      }}
      onFill={({ columnKey, sourceRow, targetRow }) => ({ ...targetRow, [columnKey]: sourceRow[columnKey as 'm1_target'] })}
      onCellPaste={paste}
    />
  );
}

const isPeer = location.search === '?peer';
let open: (rows: readonly ForecastRow[]) => void;

/** As in an application, the frame is there before a page with a table is opened. */
function Screen() {
  const [given, setGiven] = useState<readonly ForecastRow[]>();
  useLayoutEffect(() => {
    open = setGiven;
  }, []);
  return given && (isPeer ? <Peer given={given} /> : <Ours given={given} />);
}

flushSync(() =>
  createRoot(document.getElementById('root')!).render(
    <HarrowProvider language={en} timeZone="UTC">
      <Screen />
    </HarrowProvider>,
  ),
);

Object.assign(window, {
  bench: {
    mount: (count: number) => open(linesOf(count)),
    valueOf: (row: number, column: keyof ForecastRow) => shown[row]![column],
    rowHeight,
  },
});
