// Interface for the runner of the bench: `window.bench` of its contract. Texts are read from the document, never from the model.
import type { EditableTableHandle } from '@harrow/ui/editable-table';
import type { RefObject } from 'react';
import type { BenchColumn, BenchRow } from './columns.ts';

interface BenchSubject {
  ready: Promise<void>;
  rowHeight: number;
  table: RefObject<EditableTableHandle<BenchRow> | null>;
  mount: (rows: readonly BenchRow[], columns: readonly BenchColumn[]) => void;
  unmount: () => void;
  /** The row with its computed values. */
  toRow: (row: BenchRow) => BenchRow;
}

export function benchApi({ ready, rowHeight, table, mount, unmount, toRow }: BenchSubject) {
  const scroller = () => document.querySelector<HTMLElement>('[role="grid"]')!;
  const cell = (row: number, column: string) => document.querySelector<HTMLElement>(`[data-row-id][aria-rowindex="${row + 2}"] > [data-column="${column}"]`);
  const getData = () => table.current!.getRows().map(toRow);

  return {
    contract: 1,
    name: 'harrow',
    editors: 'always',
    open: ['click'],
    commit: 'Enter',
    ready,
    mount,
    unmount,
    scroller,
    scrollTo: (px: number) => {
      scroller().scrollTop = px;
    },
    scrollToRow: (row: number) => {
      scroller().scrollTop = Math.max(0, row * rowHeight - 300);
    },
    cellRect(row: number, column: string) {
      const box = cell(row, column)?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.left, y: box.top, width: box.width, height: box.height } : null;
    },
    cellText(row: number, column: string) {
      const element = cell(row, column);
      return element && (element.querySelector('input')?.value ?? element.textContent);
    },
    sumText: () => document.querySelector('[role="grid"] > [role="rowgroup"]:last-child [role="row"]')?.textContent?.replace(/[^\d.-]/g, '') ?? '',
    insertRow: (index: number) => table.current!.addRows(1, index)[0],
    deleteRows: (rowIds: readonly string[]) => table.current!.removeRows(rowIds),
    getData,
    sum: (column: keyof BenchRow) => Math.round(getData().reduce((all, row) => all + (Number(row[column]) || 0), 0) * 100) / 100,
    validateAll: async () => ({ errors: (await table.current!.validate()).errors.length }),
  };
}
