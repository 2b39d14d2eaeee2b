import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { ErrorTour, SettingsState } from '../context/tools.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import { changeColumn } from '../columnSettings/columnSettings.ts';
import { errorAfter } from './errorTour.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';

interface TourParts<Row extends object> {
  model: TableModel<Row>;
  settings: SettingsState | undefined;
  /** The columns on show, by position; those out of sight are not in it. */
  columns: RefObject<readonly { key: string; concealed?: boolean | undefined }[]>;
  focus: RefObject<GridFocus>;
}

export function useErrorTour<Row extends object>({ model, settings, columns, focus }: TourParts<Row>): ErrorTour {
  return useMemo(() => {
    const place = (rowId: string) => {
      const shown = model.view.position(rowId);
      return shown >= 0 ? shown : model.store.ids().length + model.store.indexOf(rowId);
    };
    const columnAt = (key: string) => columns.current.findIndex((column) => column.key === key);
    const order = (a: CellPlace, b: CellPlace) => place(a.rowId) - place(b.rowId) || columnAt(a.column) - columnAt(b.column);

    function goTo({ rowId, column }: CellPlace): boolean {
      if (settings && columns.current.some(({ key, concealed }) => key === column && concealed)) {
        flushSync(() => settings.set(changeColumn(settings.settings(), column, { hidden: false })));
      }
      // An error of a field without a column counts as one of its row.
      return focus.current.focusCell(rowId, column) || focus.current.focusFirst(rowId);
    }

    function step(by: 1 | -1) {
      const at = model.activeCell.cell() ?? model.activeCell.last();
      const here = at && model.store.row(at.rowId) ? at : undefined;
      const inRows = model.validator.errors().filter(({ rowId }) => model.store.row(rowId));
      const found = errorAfter(inRows.toSorted(order), here, by, order);
      if (found) goTo(found);
    }

    return { next: () => step(1), previous: () => step(-1), goTo };
  }, [model, settings, columns, focus]);
}
