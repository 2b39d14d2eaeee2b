import { useLayoutEffect, useReducer, useState } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { isSameFilter } from '../view/columnFilter.ts';
import type { Filters } from '../view/rowView.ts';
import type { SortBy } from '../view/sortRowIds.ts';
import { isSameList } from '../rowStore/listEdits.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModel, TableModelOptions } from '../model/tableModel.types.ts';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { BlockCode } from '../blocks/BlockCode.types.ts';
import type { SelectedRows } from '../blocks/RowSource.types.ts';
import type { NestingCode } from '../nesting/NestingCode.types.ts';
import { useControlledPart } from '../topics/useControlledPart.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

/** Time, in ms, in which a parent that answers late, in a transition say, hands back what it was told of. Without an answer it never happened. */
const answerTime = 2000;
const noErrors: readonly [] = [];
const noRows: readonly [] = [];

/** Code that only some models need. */
interface RowCode {
  nestingParts?: NestingCode | undefined;
  blockParts?: BlockCode | undefined;
}

/** The model of one table for as long as it is mounted, kept in step with the props. */
export function useTableModel<Row extends object>(
  props: EditableTableProps<Row>,
  texts: TableTexts,
  { nestingParts, blockParts }: RowCode = {},
): TableModel<Row> {
  const { rows: given = props.value, defaultRows = noRows, rowKey = 'id', errors = noErrors, onRowsChange, onChange } = props;
  const isControlled = given !== undefined;
  const [told, tell] = useReducer((count: number) => count + 1, 0);
  // Without a listener, listing the rows at every key stroke would be wasted.
  const report: TableModelOptions<Row>['onRowsChange'] =
    isControlled || onRowsChange || onChange
      ? (...step) => {
          // In the same render as what most parents do about it: what is not answered by then waits for its answer.
          if (isControlled) tell();
          [onRowsChange, onChange].forEach((hear) => hear?.(...step));
        }
      : undefined;
  const { message } = useMessages();
  const { t } = texts;
  const options: TableModelOptions<Row> = {
    ...props,
    nestingParts,
    blockCode: blockParts,
    isControlled,
    onRowsChange: report,
    onRefused: (reason) => void message.warning(reason ?? t('changeRefused')),
  };
  const [model] = useState(() => createTableModel(rowKey, given ?? defaultRows, options));
  // Layout effects, so that nothing outdated is ever painted.
  useLayoutEffect(() => model.configure(options));
  const isHeard = Boolean(onRowsChange ?? onChange);
  useLayoutEffect(() => {
    if (!given) return undefined;
    const isWaiting = () => isHeard && model.awaitsAnswer(given);
    if (!isWaiting()) model.setRows(given);
    if (!isWaiting()) return undefined;
    const timer = setTimeout(() => model.setRows(given), answerTime);
    return () => clearTimeout(timer);
  }, [model, given, told, isHeard]);
  useLayoutEffect(() => model.validator.setExternal(errors), [model, errors]);
  useControlledPart(model.topics, 'selection', props.selectedRowIds, {
    read: model.selection.ids,
    write: model.selection.set,
    isSame: isSameList,
    onChange: props.onSelectionChange,
    waitsFor: given,
  });
  const { blockSelection } = model;
  useControlledPart(model.topics, 'selection', props.selectedRows, {
    read: () => blockSelection?.selected() as SelectedRows,
    write: (selected) => blockSelection?.setSelected(selected),
    isSame: (a, b) => blockSelection?.isSame(a, b) ?? true,
    onChange: props.onSelectedRowsChange,
  });
  useControlledPart(model.topics, 'order', props.sort, { read: model.view.sort, write: model.view.setSort, isSame: isSameSort, onChange: props.onSortChange });
  useControlledPart(model.topics, 'order', props.filters, {
    read: model.view.filtersByColumn,
    write: model.view.setFilters,
    isSame: isSameFilters,
    onChange: props.onFiltersChange,
  });
  const nesting = props.tree ?? props.rowGroups;
  useControlledPart<readonly string[]>(model.topics, 'order', nesting?.closedIds, {
    read: () => model.view.nested()?.closedIds() ?? noRows,
    write: (ids) => model.view.nested()?.setClosed(ids),
    isSame: isSameList,
    onChange: nesting?.onClosedChange,
  });
  return model;
}

const isSameSort = (a: readonly SortBy[], b: readonly SortBy[]): boolean =>
  a.length === b.length && a.every(({ column, order }, index) => column === b[index]!.column && order === b[index]!.order);
const isSameFilters = (a: Filters, b: Filters): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([column, filter]) => b[column] !== undefined && isSameFilter(filter, b[column]));
