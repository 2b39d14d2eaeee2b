import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { nextSort } from './nextSort.ts';
import type { SortBy } from '../view/sortRowIds.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';

/** Sorts what is on show, and says so. */
export function useSortCommand() {
  const { model, t } = useTableContext();
  const { announcer } = useTableTools();

  function set({ key, title }: EditableColumn<object>, sort: readonly SortBy[]) {
    model.view.setSort(sort);
    const order = sort.find((by) => by.column === key)?.order ?? 'none';
    announcer.say(t(`sort.said.${order}`, { name: title }));
  }

  return {
    /** A press on the heading; `further` keeps the other sorted columns. */
    press: (column: EditableColumn<object>, further: boolean) => set(column, nextSort(model.view.sort(), column.key, further)),
    set: (column: EditableColumn<object>, order: SortBy['order'] | undefined) => set(column, order ? [{ column: column.key, order }] : []),
  };
}
