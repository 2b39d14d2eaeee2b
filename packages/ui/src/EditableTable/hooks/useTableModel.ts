import { useEffect, useLayoutEffect, useState } from 'react';
import type { EditableTableProps } from '../EditableTable.types.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModel, TableModelOptions } from '../model/tableModel.types.ts';

const noErrors: readonly [] = [];
const noRows: readonly [] = [];

/** The model of one table for as long as it is mounted, kept in step with the props. */
export function useTableModel<Row extends object>(props: EditableTableProps<Row>): TableModel<Row> {
  const { rows = props.value ?? noRows, rowKey = 'id', errors = noErrors, onSelectionChange, onRowsChange, onChange } = props;
  // With nobody to hear of changes, nobody needs the rows listed at every key stroke.
  const report: TableModelOptions<Row>['onRowsChange'] =
    (onRowsChange ?? onChange) && ((...step) => [onRowsChange, onChange].forEach((hear) => hear?.(...step)));
  const options: TableModelOptions<Row> = { ...props, onRowsChange: report };
  const [model] = useState(() => createTableModel(rowKey, rows, options));
  // Layout effects, so that nothing outdated is ever painted.
  useLayoutEffect(() => model.configure(options));
  useLayoutEffect(() => model.setRows(rows), [model, rows]);
  useLayoutEffect(() => model.validator.setExternal(errors), [model, errors]);
  useEffect(() => {
    if (onSelectionChange) return model.topics.subscribe('selection', () => onSelectionChange(model.selection.ids()));
  }, [model, onSelectionChange]);
  return model;
}
