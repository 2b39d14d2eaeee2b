import { ErrorSummary, focusField, sectionId } from '@harrow/ui';
import { useStore } from '../../../platform/store.ts';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import type { FormProblem } from '../engine/toInput.ts';
import { rowsOf } from '../engine/values.ts';
import { fieldId, useFormPart, useOpenForm } from './openForm.ts';

/** Everything that the server found wrong; each leads to its field, its cell or its slot. */
export function FormErrors() {
  const { kind, engine, pageId, places: store } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const places = useStore(store);
  const names = (field: string): string | undefined => fieldName(kind.docType, field) ?? fieldName(kind.docType, field, 'slot');
  const nameOf = ({ list, rowId, field }: FormProblem): string | undefined => {
    const row = list === undefined ? undefined : rowsOf(engine.store.get().mine, list).find(({ id }) => id === rowId);
    return row && list !== undefined ? kind.lists[list]!.nameOf(row) : names(field);
  };
  /** A text that names its line itself stands alone. */
  const placeOf = (problem: FormProblem): string | undefined => {
    const name = nameOf(problem);
    return name !== undefined && problem.text.includes(name) ? undefined : name;
  };
  const lead = ({ list, rowId, field }: FormProblem): void => {
    const place = places[list ?? field];
    const column = list === undefined ? field : (kind.lists[list]?.columnOf?.[field] ?? field);
    if (list !== undefined && rowId !== undefined && place?.jump?.(rowId, column)) return;
    const isControl = list === undefined && !(field in kind.sheet.lists);
    focusField(isControl ? fieldId(pageId, field) : sectionId(pageId, place?.section ?? ''));
  };
  return (
    <ErrorSummary
      errors={errors.map((problem, index) => ({
        key: `${problem.code}-${index}`,
        section: placeOf(problem),
        text: problem.text,
        onJump: () => lead(problem),
      }))}
    />
  );
}
