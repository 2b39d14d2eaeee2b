import type { ReactNode } from 'react';

export interface ReadOnlyFieldProps {
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
    <dl className={`hw-field${wide ? ' hw-field-wide' : ''}${mark ? ' hw-field-marked' : ''}`}>
      <dt>{label}</dt>
      <dd>{empty ? '–' : children}</dd>
      {mark && <dd className="hw-field-mark">{mark}</dd>}
    </dl>
  );
}
