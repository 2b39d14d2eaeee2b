import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { type CellPlace, isSamePlace } from '../selection/activeCell.ts';
import { readField } from '../rowStore/field.ts';
import type { GridMove } from './gridKey.ts';
import { nextCell, type Tour } from './gridStep.ts';
import { clearCells } from '../clipboard/rangeEdits.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { ViewportStore } from '../viewport/viewport.ts';
import type { TableContextValue } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import type { CellSpans } from '../context/rowParts.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';

export interface GridParts<Row extends object> {
  model: TableModel<Row>;
  viewport: ViewportStore;
  /** Shown columns in shown order. */
  columns: readonly EditableColumn<Row>[];
  places: TableContextValue<Row>['places'];
  locale: CellLocale;
  focus: GridFocus;
  spans?: CellSpans | undefined;
}

/** Actions of keys. Each returns true if it has handled the key. */
export interface GridActions {
  isEditable(place: CellPlace): boolean;
  /** The value of the active cell differs from the one it was entered with. */
  hasChanged(): boolean;
  move(from: CellPlace, to: GridMove): boolean;
  /** Moves the end of the range; the active cell stays. */
  extend(from: CellPlace, to: GridMove): boolean;
  clear(place: CellPlace): boolean;
  /** Gives up the range, then what was typed, then the caret, then the cell. */
  cancel(): boolean;
}

export function createGridActions<Row extends object>({ model, viewport, columns, places, locale, focus, spans }: GridParts<Row>): GridActions {
  const columnOf = (key: string) => columns.find((column) => column.key === key);

  function isEditable({ rowId, column: key }: CellPlace): boolean {
    const column = columnOf(key);
    const row = model.store.row(rowId);
    return column !== undefined && row !== undefined && column.hasEditor && model.isEditable(row, column);
  }

  /** A column that is edited skips the rows in which it is not; others are for reading, and for the table's own controls. */
  function canEnter(place: CellPlace): boolean {
    const column = columnOf(place.column);
    const row = model.store.row(place.rowId);
    // The heading of a group is one cell, and one more to choose its rows.
    if (!row) return column !== undefined || place.column === helperKeys.selection;
    if (!column?.hasEditor) return column !== undefined || !model.isDisabled(row);
    return isEditable(place) || (column.readOnly !== undefined && !model.isDisabled(row));
  }

  const rows = () => ({ rowIds: model.view.ids(), indexOf: model.view.indexOf, pageSize: viewport.pageSize() });
  /** A row that is not loaded yet may be edited once it is. */
  const isAwaited = ({ rowId }: CellPlace) => model.blocks !== undefined && !model.store.row(rowId);
  const stopsTab = (place: CellPlace) => isEditable(place) || (isAwaited(place) && columnOf(place.column)?.hasEditor === true);
  const tour = (): Tour => ({ ...rows(), columns: [...places.keys()], isEditable: stopsTab, canEnter });
  /** A range goes over all cells, and only over those of columns. */
  const wholeTour = (): Tour => ({ ...rows(), columns: columns.map(({ key }) => key), isEditable: () => true, canEnter: isInRow });
  const isInRow = (place: CellPlace) => model.store.row(place.rowId) !== undefined || isAwaited(place);

  function hasChanged(): boolean {
    const cell = model.activeCell.cell();
    const row = cell && columnOf(cell.column) && model.store.row(cell.rowId);
    return row !== undefined && !Object.is(readField(row, cell!.column), cell!.entered);
  }

  return {
    isEditable,
    hasChanged,

    move(from, to) {
      // The editor under the pointer would be one more stop of Tab.
      model.activeCell.hover(undefined);
      const side = outOfSpan[to];
      const next = nextCell(tour(), (side && spans?.endOf(from, side)) ?? from, to);
      if (next) return focus.focusCell(next.rowId, next.column);
      // At the ends Tab leaves the grid; other keys have nothing more to do there.
      if (to === 'next' || to === 'previous') focus.leaveBy(to);
      return to !== 'next' && to !== 'previous';
    },

    extend(from, to) {
      if (!columnOf(from.column)) return false;
      const { anchor, head } = model.ranges.range() ?? { anchor: from, head: from };
      const next = nextCell(wholeTour(), head, to);
      if (!next) return true;
      model.ranges.set(isSamePlace(anchor, next) ? undefined : { anchor, head: next });
      focus.showCell(next);
      return true;
    },

    clear: (place) => clearCells({ model, columns, locale, addable: false }, place),

    cancel() {
      const cell = model.activeCell.cell();
      if (!cell) return false;
      if (model.ranges.range()) model.ranges.set(undefined);
      else if (hasChanged()) {
        model.editCell(cell.rowId, columnOf(cell.column)!, cell.entered, 'change');
        focus.focusCell(cell.rowId, cell.column);
      } else if (cell.mode === 'edit') focus.focusCell(cell.rowId, cell.column);
      else focus.leave();
      return true;
    },
  };
}

/** The end of a cell of several rows from which a step up or down begins. */
const outOfSpan: Partial<Record<GridMove, 'first' | 'last'>> = { up: 'first', pageUp: 'first', down: 'last', pageDown: 'last' };
