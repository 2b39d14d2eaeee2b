import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

interface Common {
  /** For example `warrantyClaim:audit`; of several, one is enough. */
  code: string | readonly string[];
}

interface Hidden extends Common {
  /** `hidden` leaves it out, `disabled` shows it greyed. Default `hidden`. */
  otherwise?: 'hidden';
  /** Shown in place of what is left out. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface Disabled extends Common {
  otherwise: 'disabled';
  fallback?: never;
  /** One element that knows `disabled`. */
  children: ReactElement<{ disabled?: boolean }>;
}

export type PermissionProps = Hidden | Disabled;

/** Shows what is inside only to those who may use it, or disables it for the others. */
export function Permission(props: PermissionProps) {
  const isAllowed = usePermission(props.code);
  if (isAllowed) return props.children;
  return props.otherwise === 'disabled' ? cloneElement(props.children, { disabled: true }) : props.fallback;
}
