import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

export interface ReadOnlyFieldProps {
  /** Name of the field, above its value. */
  label: ReactNode;
  /** Nothing is shown as a dash. */
  children?: ReactNode;
  /** The reviewer has marked this field: why. */
  mark?: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** A value that cannot be changed here: text, not a grey box. */
export function ReadOnlyField({ label, children, mark, wide }: ReadOnlyFieldProps) {
  const empty = children === undefined || children === null || children === '';
  return (
    <dl className={`${styles.field} ${mark ? styles.marked : ''}`} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{empty ? '–' : children}</dd>
      {mark && <dd className={styles.mark}>{mark}</dd>}
    </dl>
  );
}
