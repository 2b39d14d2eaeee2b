import { useEffect, useLayoutEffect, useState } from 'react';
import type { EditableTableProps } from '../EditableTable.types.ts';
import { createTableModel, type TableModel } from '../model/tableModel.ts';

const noErrors: readonly [] = [];

/** The model of one table for as long as it is mounted, kept in step with the props. */
export function useTableModel<Row extends object>(props: EditableTableProps<Row>): TableModel<Row> {
  const { rows, rowKey = 'id', errors = noErrors, onSelectionChange } = props;
  const [model] = useState(() => createTableModel(rowKey, rows, props));
  // Layout effects, so that nothing outdated is ever painted.
  useLayoutEffect(() => model.configure(props));
  useLayoutEffect(() => model.setRows(rows), [model, rows]);
  useLayoutEffect(() => model.validator.setExternal(errors), [model, errors]);
  useEffect(() => {
    if (onSelectionChange) return model.topics.subscribe('selection', () => onSelectionChange(model.selection.ids()));
  }, [model, onSelectionChange]);
  return model;
}
