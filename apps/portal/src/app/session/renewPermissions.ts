import { flushDrafts } from '../../platform/drafts/drafts.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { EmptyPermissions, loadPermissions, permissionsQuery } from '../../platform/session/permissions.ts';
import { menuChangedStore } from './followPermissions.ts';

/** Refetches rights and menu: buttons follow at once, the menu when the user wants it, so that no page disappears while they work. */
export async function renewPermissions(): Promise<void> {
  try {
    const menu = await loadPermissions();
    const shown = queryClient.getQueryData(permissionsQuery.queryKey);
    if (shown !== undefined) menuChangedStore.set(JSON.stringify(menu) !== JSON.stringify(shown));
  } catch (error) {
    // Nothing is left: the start says so. Other failures are those of the next call, too.
    if (error instanceof EmptyPermissions) reloadPortal();
  }
}

/** Reloads the portal in place; unsaved input stays in the drafts. */
export function reloadPortal(): void {
  flushDrafts();
  location.reload();
}
