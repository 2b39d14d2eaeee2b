import type { ReactNode } from 'react';

/** Something a user can do with a record. */
export interface Action {
  key: string;
  /** A verb. */
  label: ReactNode;
  icon?: ReactNode;
  onClick: () => void;
  /** The one filled button. */
  primary?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled, or what it does. */
  hint?: string;
  loading?: boolean;
}
