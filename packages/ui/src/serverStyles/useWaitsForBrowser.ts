import { useStyleNonce } from '../HarrowProvider/look/useStyleNonce.ts';
import { isWritten, useStyleOf } from './useStyleOf.ts';

/**
 * True on a server's page under a nonce until the browser has taken it over. The few parts of antd that write style attributes of their own
 * are left out as long: refused once, they would never get these styles.
 */
export function useWaitsForBrowser(): boolean {
  const nonce = useStyleNonce();
  return isWritten(useStyleOf()) && nonce !== undefined;
}
