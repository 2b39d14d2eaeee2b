import { useFieldProblem } from '@harrow/ui';
import { type ReactNode, useMemo } from 'react';
import { cellPlace } from '../../engine/unreadTexts.ts';
import { rowsOf } from '../../engine/values.ts';
import { type ControlProps, Field } from '../../Field.tsx';
import { FieldControl, type ControlLook } from '../FieldControl.tsx';
import { cellId, useFormPart, useOpenForm, useWords } from '../openForm.ts';
import { rulesOf } from '../rulesOf.ts';

interface LineFieldProps extends ControlLook {
  list: string;
  rowId: string;
  name: string;
  /** The document cannot be handed in without it. Default: as the contract marks it. */
  needed?: boolean;
  /** Advice that stops nobody. */
  hint?: ReactNode;
  change: (value: unknown) => void;
  /** Another control than its kind has. */
  children?: (control: ControlProps, value: unknown) => ReactNode;
}

/** A field of a line that stands by itself, outside of a table: control, limits, name and star follow from the contract. */
export function LineField({ list, rowId, name, needed, hint, change, children, ...look }: LineFieldProps) {
  const { kind, engine, document, pageId } = useOpenForm();
  const { nameOf } = useWords();
  const place = cellPlace(list, rowId, name);
  const value = useFormPart(({ mine }) => rowsOf(mine, list).find(({ id }) => id === rowId)?.[name]);
  const held = useFormPart(({ unread }) => unread[place]);
  const error = useCellError(list, rowId, name);
  const field = kind.sheet.lists[list]!.fields[name]!;
  const rules = useMemo(() => rulesOf(field), [field]);
  const problem = useFieldProblem(rules, value);
  const isNeeded = needed ?? (field.needed === true || field.required === true);
  return (
    <Field id={cellId(pageId, rowId, name)} label={nameOf(`${list}.${name}`)} error={error ?? problem} hint={hint} optional={!isNeeded}>
      {(control) =>
        children ? (
          children(control, value)
        ) : (
          <FieldControl
            {...look}
            field={field}
            control={control}
            value={value}
            document={document}
            onChange={change}
            held={held}
            onHold={(text) => engine.hold(place, text)}
          />
        )
      }
    </Field>
  );
}

/** What the server found wrong at a field of a line, in the user's words. */
export const useCellError = (list: string, rowId: string, name: string): string | undefined =>
  useFormPart(({ errors }) => errors.find((error) => error.list === list && error.rowId === rowId && error.field === name)?.text);
