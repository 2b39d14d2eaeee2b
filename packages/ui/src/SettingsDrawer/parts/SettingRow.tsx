import type { ReactNode } from 'react';
import styles from '../SettingsDrawer.module.css';

interface Props {
  label: ReactNode;
  /** Explanation, where the name is not enough. */
  hint?: string;
  disabled?: boolean;
  /** The control stands below, over the whole width. */
  stacked?: boolean;
  children: ReactNode;
}

/** Name, explanation and control of one setting. */
export function SettingRow({ label, hint, disabled, stacked, children }: Props) {
  return (
    <div className={styles.row} data-disabled={disabled || undefined} data-stacked={stacked || undefined}>
      <div>
        <div className={styles.label}>{label}</div>
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      {children}
    </div>
  );
}
