import { canUse } from '@harrow/ui';
import { config } from '../platform/config.ts';
import { permissionsStore } from '../platform/session/permissions.ts';
import { useStore } from '../platform/store.ts';

/** May the user see the button with this code, for example `warrantyClaim:add`? The server checks every call itself. */
export function usePermission(code: string): boolean {
  return canUse(code, useStore(permissionsStore), config.buttonAuthMode);
}
