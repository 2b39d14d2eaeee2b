import type { FormRow } from '../../engine/values.ts';
import { rowsOf } from '../../engine/values.ts';
import { useFormPart, useOpenForm } from '../openForm.ts';

/** The lines of a list, and what changes them. */
export interface ListHandle<Row> {
  rows: readonly Row[];
  change: (rows: readonly Row[]) => void;
  readOnly: boolean;
}

/** A list of the form, for what stands beside its table. */
export function useList(list: string): ListHandle<FormRow> {
  const { engine, readOnly } = useOpenForm();
  const rows = useFormPart(({ mine }) => mine[list]) as readonly FormRow[] | undefined;
  return { rows: rows ?? rowsOf({}, list), change: (next) => engine.setRows(list, next), readOnly };
}
