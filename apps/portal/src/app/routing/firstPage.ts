import { queryClient } from '../../platform/queryClient.ts';
import { permissionsQuery } from '../../platform/session/permissions.ts';
import { mustChangePassword } from '../../platform/session/session.ts';
import { announcementRoom } from '../shell/banners/firstAnnouncements.ts';
import { LazyShell } from '../shell/lazyShell.ts';
import { preparePage } from './preparePage.ts';

/**
 * Loads the parts of the first page after sign-in in parallel: shell, permissions, the page itself if it was open here before, and
 * announcements whose room is not known yet.
 */
export async function loadFirstPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (mustChangePassword()) return LazyShell.preload().then(() => undefined);
  await Promise.all([LazyShell.preload(), queryClient.prefetchQuery(permissionsQuery), preparePage(pathname, search), announcementRoom()]);
}
