import { useFieldProblem } from '@harrow/ui';
import { type ReactNode, useMemo } from 'react';
import { isBlank } from '../../engine/isSameValue.ts';
import { markAt } from '../../../actions/marks.ts';
import type { ControlProps } from '../../../../shared/fields/control/controlProps.ts';
import type { ControlLook } from '../../../../shared/fields/control/FieldControl.tsx';
import { rulesOf } from '../../../../shared/fields/control/rulesOf.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { isFixed } from './isFixed.ts';
import { fieldId, useFormPart, useOpenForm, useProblem, useWords } from '../openForm.ts';
import { useFormPlace } from './useFormPlace.ts';
import { usePhoneProblem } from './usePhoneProblem.ts';

export interface FormFieldProps<Name extends string = string> extends ControlLook {
  name: Name;
  /** Label on this page. Default: its name. */
  label?: string;
  /** Needed to submit the document. Default: as the contract marks it. */
  needed?: boolean;
  /** Error by a rule of the kind, in the user's language. Limits of the contract are checked without it. */
  problem?: string | undefined;
  /** Advice that blocks nothing. */
  hint?: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
  /** Text of the value where it cannot be changed. Default: by its kind. */
  text?: (value: unknown) => ReactNode;
  /** Another control than its kind has. */
  children?: (control: ControlProps, value: unknown, change: (value: unknown) => void) => ReactNode;
}

/** The server's text for a value of the stored document. */
const wordsOf = (document: object | undefined, name: string): string | null | undefined =>
  (document as Readonly<Record<string, string | null | undefined>> | undefined)?.[`${name}_dictText`];

/** A field of the header by its name: control, limit, star and text follow from the contract. */
export function FormField({ name, label, needed, problem, hint, wide, text, children, ...look }: FormFieldProps) {
  const { nameOf } = useWords();
  const { kind, engine, document: stored, readOnly, pageId } = useOpenForm();
  const value = useFormPart(({ mine }) => mine[name]);
  const held = useFormPart(({ unread }) => unread[name]);
  const error = useProblem(name);
  const field = kind.sheet.fields[name]!;
  // An amount is in the currency that is now chosen beside it.
  const currency = useFormPart(({ mine }) => (field.currency === undefined ? undefined : mine[field.currency]));
  const document = currency === undefined ? stored : { ...stored, [field.currency!]: currency };
  const rules = useMemo(() => rulesOf(field), [field]);
  const limitProblem = useFieldProblem(rules, value);
  const isNeeded = needed ?? (field.needed === true || field.required === true);
  const phone = usePhoneProblem(look.inputMode === 'tel' ? name : undefined, look.country);
  const wrong = limitProblem ?? phone.problem ?? problem;
  useFormPlace(name, { missing: wrong !== undefined || (isNeeded && isBlank(value)) ? [name] : [] });
  const mark = markAt(stored, name);
  return (
    <FieldFrame
      {...look}
      {...{ field, value, document, held, isNeeded, mark, hint, wide, text, children }}
      id={fieldId(pageId, name)}
      label={label ?? nameOf(name)}
      isText={readOnly || isFixed(stored, name)}
      error={error ?? wrong}
      words={wordsOf(stored, name)}
      onChange={(next) => engine.type({ [name]: next })}
      onHold={(unread) => engine.hold(name, unread)}
      onLeave={phone.check}
    />
  );
}
