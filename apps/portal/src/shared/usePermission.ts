import { canUse, type PermissionLists } from '@harrow/ui';
import { config } from '../platform/config.ts';
import { permissionsStore } from '../platform/session/permissions.ts';
import { useStore } from '../platform/store.ts';

/** May the user see the button with this code, for example `warrantyClaim:add`? The server checks every call itself. */
export function usePermission(code: string): boolean {
  return canUse(code, useStore(permissionsStore), config.buttonAuthMode);
}

/** Whether a right was granted, whatever buttons are shown by default. */
export const isGranted = ({ granted }: PermissionLists, code: string): boolean => canUse(code, { granted, defaults: [] }, config.buttonAuthMode);

/**
 * Does the server answer the user's questions with this code, for example `contact:query`? Buttons that query may be shown to everybody by
 * default; what is shown of the answers, and calls made without a click, ask for the right itself.
 */
export const useGrant = (code: string): boolean => isGranted(useStore(permissionsStore), code);
