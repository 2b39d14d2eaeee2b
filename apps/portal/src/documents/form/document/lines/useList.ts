import { useMemo } from 'react';
import { rowsBelow } from '../../engine/parents.ts';
import { type FormRow, rowsOf } from '../../engine/values.ts';
import { useFormPart, useOpenForm } from '../openForm.ts';

/** The lines of a list, with functions to change them. */
export interface ListHandle<Row> {
  rows: readonly Row[];
  change: (rows: readonly Row[]) => void;
  readOnly: boolean;
}

const none: readonly FormRow[] = [];

/** A list of the form, for controls beside its table. @param parentId of the parent line: only its child lines. Default: all */
export function useList(list: string, parentId?: string): ListHandle<FormRow> {
  const { engine, readOnly, kind } = useOpenForm();
  const all = (useFormPart(({ mine }) => mine[list]) as readonly FormRow[] | undefined) ?? none;
  const sheet = kind.sheet.lists[list]!;
  const rows = useMemo(() => (parentId === undefined ? all : rowsBelow(sheet, all, parentId)), [all, sheet, parentId]);
  const change = (next: readonly FormRow[]): void => {
    if (parentId === undefined) return engine.setRows(list, next);
    const { field } = sheet.parent!;
    const others = rowsOf(engine.store.get().mine, list).filter((row) => row[field] !== parentId);
    engine.setRows(list, [...others, ...next.map((row) => (row[field] === parentId ? row : { ...row, [field]: parentId }))]);
  };
  return { rows, change, readOnly };
}
