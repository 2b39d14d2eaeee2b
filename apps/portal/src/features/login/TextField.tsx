import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'maxLength' | 'value'> {
  label: string;
  value: string;
  /** Most characters: a longer text is marked, and never cut. */
  limit: number;
  /** Reason why the value is not accepted. */
  hint?: string;
  /** Shown inside the box, at its end. */
  suffix?: ReactNode;
}

/**
 * A labelled input in plain HTML. The welcome pages do without the component library: they are the first thing a
 * user waits for, and half of the allowed weight would be that library.
 */
export function TextField({ label, hint: given, suffix, limit, ...input }: TextFieldProps) {
  const { t } = useTranslation('login');
  const id = useId();
  const length = [...input.value].length;
  const hint = length > limit ? t('tooLong', { limit, n: length }) : given;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input id={id} aria-invalid={hint ? true : undefined} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
        {suffix}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
