import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { widthOnCanvas } from '../../columnWidths/textWidth.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { figureOf } from '../totals/figureOf.ts';
import { mostFitted } from './fitWidth.ts';
import { fitColumns, type FittedColumn, type FittedColumns } from './fittedColumns.ts';

/** Columns do not move under the hands of who types: they grow once the keys rest. */
const quietMs = 400;

/** Px at a heading for its menu and the sign of its order. */
const headingTools = 28;

interface Kept extends FittedColumns {
  /** Whatever makes the columns start anew. */
  of: string;
}

interface FittingOptions<Row extends object> {
  props: Pick<EditableTableProps<Row>, 'fitColumns' | 'readOnly' | 'tree' | 'sortable' | 'filterable' | 'columnSettings'>;
  locale: CellLocale;
  /** Px of the table's own columns. */
  beside: number;
}

/**
 * Columns as wide as what stands in them, where the table asks for it: at once when rows come, and after a while when they are typed in.
 */
export function useFittedColumns<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  columns: readonly EditableColumn<Row>[],
  { props, locale, beside }: FittingOptions<Row>,
): ReadonlyMap<string, FittedColumn> | undefined {
  const { fitColumns: isFitted = false, readOnly, tree, sortable, filterable, columnSettings } = props;
  const [kept, setKept] = useState<Kept>();
  const latest = useRef<Kept>(undefined);
  const hasTools = Boolean(sortable || filterable || columnSettings);
  const hasTree = tree !== undefined;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isFitted || !element) return;
    const textWidth = widthOnCanvas(getComputedStyle(element).fontFamily);
    const known = new WeakMap();
    let room = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      clearTimeout(timer);
      if (room === 0) return;
      const of = JSON.stringify([room, beside, locale.tag, readOnly, columns.map(({ key, title, width, fixedWidth }) => [key, title, fixedWidth && width])]);
      const before = latest.current?.of === of ? latest.current : undefined;
      const fitted = fitColumns(
        columns,
        room - beside,
        {
          rows: model.view.rowsBetween(0, mostFitted - 1).flatMap((rowId) => model.store.row(rowId) ?? []),
          locale,
          textWidth,
          isEditable: (row, column) => column.hasEditor && model.isEditable(row, column),
          isTyped: ({ hasEditor, readOnly: isRead }) => hasEditor && !readOnly && isRead !== true,
          figuresOf: (column) => (column.statistics ?? []).map((statistic) => figureOf(model.totals, column, statistic, locale)),
          besideHeading: hasTools ? headingTools : 0,
          treeColumn: hasTree ? columns[0]?.key : undefined,
          known,
        },
        before?.needed,
      );
      if (before && isSame(before, fitted)) return;
      latest.current = { ...fitted, of };
      setKept(latest.current);
    };
    const look = (): void => {
      const { clientWidth } = element;
      // A tab that is hidden has no width, and will be as wide as before.
      if (clientWidth === 0 || clientWidth === room) return;
      room = clientWidth;
      measure();
    };
    const follow = (): void => {
      clearTimeout(timer);
      if (model.activeCell.cell() === undefined) measure();
      else timer = setTimeout(measure, quietMs);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    const stop = [model.topics.subscribe('rows', follow), model.topics.subscribe('order', follow)];
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const leave of stop) leave();
    };
  }, [scroller, model, columns, isFitted, beside, locale, readOnly, hasTools, hasTree]);
  return isFitted ? kept?.columns : undefined;
}

const isSame = (one: FittedColumns, other: FittedColumns): boolean =>
  [...other.columns].every(([key, { width, isLoosened }]) => one.columns.get(key)?.width === width && one.columns.get(key)?.isLoosened === isLoosened);
