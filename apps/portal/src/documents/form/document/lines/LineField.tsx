import { useFieldProblem } from '@harrow/ui';
import { useMemo } from 'react';
import { markAt } from '../../../actions/marks.ts';
import { cellPlace } from '../../engine/unreadTexts.ts';
import { rowsOf } from '../../engine/values.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import type { FormFieldProps } from '../fields/FormField.tsx';
import { rulesOf } from '../../../../shared/fields/control/rulesOf.ts';
import { fieldId, useFormPart, useOpenForm, useWords } from '../openForm.ts';

export interface LineFieldProps<List extends string = string, Name extends string = string> extends Omit<FormFieldProps<Name>, 'inputMode'> {
  list: List;
  /** Of the line. */
  rowId: string;
  /** Effect of typing. Default: it sets the field. */
  change?: (value: unknown) => void;
}

/** A field of a line outside a table, such as those of a fault with its own tables below it. */
export function LineField({ list, rowId, name, needed, hint, wide, text, change, children, ...look }: LineFieldProps) {
  const { nameOf } = useWords();
  const { kind, engine, document, readOnly, pageId } = useOpenForm();
  const value = useFormPart(({ mine }) => rowsOf(mine, list).find(({ id }) => id === rowId)?.[name]);
  const place = cellPlace(list, rowId, name);
  const held = useFormPart(({ unread }) => unread[place]);
  const error = useLineError(list, rowId, name);
  const field = kind.sheet.lists[list]!.fields[name]!;
  const rules = useMemo(() => rulesOf(field), [field]);
  const problem = useFieldProblem(rules, value);
  const mark = markAt(document, name, rowId);
  const setField = (next: unknown): void =>
    engine.setRows(
      list,
      rowsOf(engine.store.get().mine, list).map((row) => (row.id === rowId ? { ...row, [name]: next } : row)),
    );
  return (
    <FieldFrame
      {...look}
      {...{ field, value, document, held, mark, hint, wide, text, children }}
      id={fieldId(pageId, name, rowId)}
      label={nameOf(`${list}.${name}`)}
      isText={readOnly}
      isNeeded={needed ?? (field.needed === true || field.required === true)}
      error={error ?? problem}
      onChange={change ?? setField}
      onHold={(unread) => engine.hold(place, unread)}
    />
  );
}

/** The server's error at a field of a line, in the user's language. */
export const useLineError = (list: string, rowId: string, name: string): string | undefined =>
  useFormPart(({ errors }) => errors.find((error) => error.list === list && error.rowId === rowId && error.field === name)?.text);
