import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** Purpose of this place, or the reason why it is empty. */
  title: ReactNode;
  /** A sentence below the title: what there will be, or what to do. Default: none. */
  description?: ReactNode;
  /** The next step: one button. */
  action?: ReactNode;
}

/** Nothing here: says what the place is for and offers the next step. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.statePicture} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
        <path d="M8 52h80" />
        <path d="M22 52V20a4 4 0 0 1 4-4h30l14 14v22" />
        <path d="M56 16v14h14" />
        <path d="M32 32h16M32 40h26" />
      </svg>
      <p className={styles.stateTitle}>{title}</p>
      {description && <p className={styles.stateText}>{description}</p>}
      {action && <div className={styles.stateAction}>{action}</div>}
    </div>
  );
}
