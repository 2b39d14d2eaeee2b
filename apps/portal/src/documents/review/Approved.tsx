import type { ReactNode } from 'react';
import { useOpenForm } from '../form/document/openForm.ts';
import styles from './Approved.module.css';

interface ApprovedProps {
  /** Label of the amount or result. */
  label: string;
  /** Amount or result that is approved by the figures that are typed. */
  children: ReactNode;
  /** Amount claimed. Default: not shown. */
  of?: ReactNode;
  /** Reason why less is approved. */
  note?: ReactNode;
}

const decisions: readonly string[] = ['pass', 'auditSucceeded', 'adjust', 'receive'];

/** Approved amount or result, for the foot of a page, always in sight; shown only to users who may decide. */
export function Approved({ label, children, of, note }: ApprovedProps) {
  const { document } = useOpenForm();
  if (!document?.allowedActions.some((action) => decisions.includes(action))) return null;
  return (
    <span className={styles.approved} data-approved>
      <span className={styles.label}>{label}</span>
      <span>
        {children}
        {of !== undefined && <> / {of}</>}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
