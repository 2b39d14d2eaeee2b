import { type MenuItem, replyOf, sessionsPermissions } from '@harrow/api-client';
import { createStore } from '../../shared/store.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import type { Permission, Permissions } from './canUse.ts';

const grantedKey = 'LOGIN_USER_BUTTON_AUTH';
const defaultsKey = 'SYS_BUTTON_AUTH';

/** Buttons of the signed-in user. */
export const permissionsStore = createStore<Permissions>({
  granted: readStored<Permission[]>(grantedKey) ?? [],
  defaults: readStored<Permission[]>(defaultsKey) ?? [],
});

/** The permission list is empty: the account has no access to anything, and the server says why. */
export class EmptyPermissions extends Error {
  override readonly name = 'EmptyPermissions';
}

async function fetchPermissions(): Promise<MenuItem[]> {
  const { data, result, message } = await replyOf(sessionsPermissions());
  if (data.length === 0 || result.menu.length === 0) throw new EmptyPermissions(message);
  writeStored(grantedKey, result.auth);
  writeStored(defaultsKey, result.allAuth);
  permissionsStore.set({ granted: result.auth, defaults: result.allAuth });
  return result.menu;
}

let ahead: Promise<MenuItem[]> | undefined;

/** Asks for menu and permissions while the code that shows them is still on its way. */
export function askAhead(): void {
  ahead = fetchPermissions();
  // Whoever needs the answer asks again and tells the user.
  ahead.catch(() => undefined);
}

/** Fetches menu and permissions, or takes what was asked for ahead. Rejects with `EmptyPermissions`, or with `ApiError`. */
export function loadPermissions(): Promise<MenuItem[]> {
  const asked = ahead;
  ahead = undefined;
  return asked ? asked.catch(fetchPermissions) : fetchPermissions();
}
