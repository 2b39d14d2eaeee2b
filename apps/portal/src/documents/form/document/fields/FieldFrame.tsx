import { ReadOnlyField } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { markAt } from '../../../actions/marks.ts';
import { isBlank } from '../../engine/isSameValue.ts';
import type { ControlProps } from '../../../../shared/fields/control/controlProps.ts';
import { FieldControl, type FieldControlProps } from '../../../../shared/fields/control/FieldControl.tsx';
import { FieldText } from '../../../../shared/fields/control/FieldText.tsx';
import { Field } from '../../Field.tsx';

interface FieldFrameProps extends Omit<FieldControlProps, 'control'> {
  id: string;
  label: string;
  /** It shows its value as text. */
  isText: boolean;
  isNeeded: boolean;
  /** Error in the user's language. */
  error: string | undefined;
  /** The reviewer's. */
  mark: ReturnType<typeof markAt>;
  /** The server's text for the value of the stored document. */
  words?: string | null | undefined;
  hint?: ReactNode;
  wide?: boolean | undefined;
  text?: ((value: unknown) => ReactNode) | undefined;
  onLeave?: (() => void) | undefined;
  children?: ((control: ControlProps, value: unknown, change: (value: unknown) => void) => ReactNode) | undefined;
}

/** Field of a form, of its header or of a line: label, star, mark and problem around its control, or its text where it cannot be changed. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isText, isNeeded, error, mark, words, hint, wide, text, onLeave, children, ...control } = props;
  const { field, value, document, onChange } = control;
  const { t } = useTranslation('documents');
  if (isText)
    return (
      <ReadOnlyField label={label} {...(wide && { wide })} mark={mark && (mark.note || t('form.markedPlain'))}>
        {isBlank(value) ? null : text ? text(value) : <FieldText field={field} value={value} document={document} words={words} />}
      </ReadOnlyField>
    );
  return (
    <Field id={id} label={label} error={error} hint={hint} mark={mark} {...(wide && { wide })} optional={!isNeeded} onLeave={onLeave}>
      {(own) => (children ? children(own, value, onChange) : <FieldControl {...control} control={own} />)}
    </Field>
  );
}
