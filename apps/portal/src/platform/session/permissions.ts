import { isFailure, type MenuItem, replyOf, sessionsPermissions } from '@harrow/api-client';
import type { PermissionEntry, PermissionLists } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import { openDrafts } from '../drafts/drafts.ts';
import { createStore } from '../store.ts';
import { readStored, writeStored } from '../stored.ts';

const grantedKey = 'LOGIN_USER_BUTTON_AUTH';
const defaultsKey = 'SYS_BUTTON_AUTH';

/** Buttons of the signed-in user. */
export const permissionsStore = createStore<PermissionLists>({
  granted: readStored<PermissionEntry[]>(grantedKey) ?? [],
  defaults: readStored<PermissionEntry[]>(defaultsKey) ?? [],
});

/** The permission list is empty: the account has no access to anything, and the server says why. */
export class EmptyPermissions extends Error {
  override readonly name = 'EmptyPermissions';
}

/** Fetches menu and permissions, and opens the drafts with the key among them. Rejects with `EmptyPermissions`, or with `ApiError`. */
export async function loadPermissions(): Promise<MenuItem[]> {
  const { data, result, message } = await replyOf(sessionsPermissions()).catch((error: unknown) => {
    throw isFailure(error, 'refused') ? new EmptyPermissions(error.message) : error;
  });
  if (data.length === 0 || result.menu.length === 0) throw new EmptyPermissions(message);
  writeStored(grantedKey, result.auth);
  writeStored(defaultsKey, result.allAuth);
  permissionsStore.set({ granted: result.auth, defaults: result.allAuth });
  await openDrafts(result.draftKey);
  return result.menu;
}

/** Menu and permissions; they stay as they are until the page is reloaded. */
export const permissionsQuery = queryOptions({ queryKey: ['permissions'], queryFn: loadPermissions, staleTime: Number.POSITIVE_INFINITY, retry: false });
