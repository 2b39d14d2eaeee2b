import { canUse, type PermissionLists } from '@harrow/ui';
import { config } from '../platform/config.ts';
import { permissionsStore } from '../platform/session/permissions.ts';
import { useStore } from '../platform/store.ts';

/** May the user see the button with this code, for example `warrantyClaim:add`? The server checks every call itself. */
export function usePermission(code: string): boolean {
  return canUse(code, useStore(permissionsStore), config.buttonAuthMode);
}

/** True if a right was granted, regardless of the buttons that are shown by default. */
export const isGranted = ({ granted }: PermissionLists, code: string): boolean => canUse(code, { granted, defaults: [] }, config.buttonAuthMode);

/**
 * True if the server answers the user's calls with this code, for example `contact:query`. Buttons for a query may be shown to all by
 * default; results, and calls made without a click, ask for the right itself.
 */
export const useGrant = (code: string): boolean => isGranted(useStore(permissionsStore), code);
