import { parentIdOf } from '../../engine/parents.ts';
import { type FormRow, rowsOf } from '../../engine/values.ts';
import { useOpenForm, useWords } from '../openForm.ts';

/** Title of a line in the form, after that of its parent line: `Fault 1 · H-0210 Hydraulic pump`. */
export function useRowTitle(): (list: string, row: FormRow) => string {
  const { words } = useWords();
  const { kind, engine } = useOpenForm();
  const { sheet, lists } = kind;
  const titleOf = (list: string, row: FormRow): string => {
    const all = engine.store.get().mine;
    const { nameOf, titleOf: title } = lists[list]!;
    const above = sheet.lists[list]!.parent?.list;
    const parent = above === undefined ? undefined : rowsOf(all, above).find(({ id }) => id === parentIdOf(sheet.lists[list]!, row));
    const own = title ? title(rowsOf(all, list).indexOf(row) + 1, words) : nameOf(row);
    return [parent && titleOf(above!, parent), own].filter(Boolean).join(' · ');
  };
  return titleOf;
}
