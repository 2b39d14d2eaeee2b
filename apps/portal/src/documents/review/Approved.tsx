import type { ReactNode } from 'react';
import { useOpenForm } from '../form/document/openForm.ts';
import styles from './Approved.module.css';

interface ApprovedProps {
  /** What it is called. */
  label: string;
  /** Amount or result that is approved by the figures that are typed. */
  children: ReactNode;
  /** What was asked for. Default: not shown. */
  of?: ReactNode;
  /** Why it is less. */
  note?: ReactNode;
}

const decisions: readonly string[] = ['pass', 'auditSucceeded', 'adjust', 'receive'];

/** What is approved, for the foot of a page, where it stays in sight while one scrolls; nothing for who decides nothing. */
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
