import { flushDrafts } from '../../platform/drafts.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { EmptyPermissions, loadPermissions, permissionsQuery } from '../../platform/session/permissions.ts';
import { socket } from '../../platform/socket.ts';
import { createStore } from '../../platform/store.ts';

/** Whether the menu is another one than what is shown. */
export const menuChangedStore = createStore(false);

/** Reads rights and menu anew: buttons follow at once, the menu when the user wants it, so that no page goes from under their hands. */
async function renew(): Promise<void> {
  try {
    const menu = await loadPermissions();
    const shown = queryClient.getQueryData(permissionsQuery.queryKey);
    if (shown !== undefined) menuChangedStore.set(JSON.stringify(menu) !== JSON.stringify(shown));
  } catch (error) {
    // Nothing is left: the start says so. Other failures are those of the next call, too.
    if (error instanceof EmptyPermissions) reloadPortal();
  }
}

/** Starts the portal anew where it is; what was typed stays in the drafts. */
export function reloadPortal(): void {
  flushDrafts();
  location.reload();
}

/** Follows what administrators change about the rights of the user, and about the menu. Answers how to stop. */
export function followPermissions(): () => void {
  const seat = socket.join({
    onMessage({ type, data }) {
      if (type !== 'common_send_date') return;
      if (data.key === 'permission.changed' || (data.key === 'master.changed' && data.args[0] === 'menu')) void renew();
    },
    // Nobody knows what was missed.
    onOpen: (isAgain) => isAgain && void renew(),
  });
  return seat.leave;
}
