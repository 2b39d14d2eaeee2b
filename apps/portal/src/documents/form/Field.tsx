import type { Mark } from '@harrow/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ControlProps, labelIdOf } from '../../shared/fields/control/controlProps.ts';
import styles from './Field.module.css';

interface FieldProps {
  /** Id of the control, and the target of a jump. */
  id: string;
  label: ReactNode;
  /** The document can be submitted without it. */
  optional?: boolean;
  /** Error in the user's language. */
  error?: string | undefined;
  /** Advice that blocks nothing. */
  hint?: ReactNode;
  mark?: Mark | undefined;
  /** Takes the whole row. */
  wide?: boolean;
  /** The focus has left the control. */
  onLeave?: (() => void) | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its error, hint and the reviewer's mark. Fields needed to submit the document have a star, as in dialogs and tables. */
export function Field({ id, label, optional, error, hint, mark, wide, onLeave, children }: FieldProps) {
  const { t } = useTranslation('documents');
  const required = !optional;
  const noteId = `${id}-note`;
  return (
    <div className={`${styles.field} ${mark ? styles.marked : ''}`} data-wide={wide || undefined} onBlur={onLeave}>
      <label id={labelIdOf(id)} className={styles.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': noteId,
      })}
      {/* Always there, so that screen readers announce changes only. */}
      <div id={noteId} aria-live="polite">
        {error && <p className={styles.error}>{error}</p>}
        {mark && <p className={styles.error}>{mark.note ? t('form.marked', { note: mark.note }) : t('form.markedPlain')}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
