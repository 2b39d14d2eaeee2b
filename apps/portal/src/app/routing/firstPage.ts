import { queryClient } from '../../platform/queryClient.ts';
import { permissionsQuery } from '../../platform/session/permissions.ts';
import { mustChangePassword } from '../../platform/session/session.ts';
import { LazyShell } from '../shell/lazyShell.ts';
import { preparePage } from './preparePage.ts';

/** Loads the parts of the first page after sign-in in parallel: shell, permissions, and the page itself if it was open here before. */
export async function loadFirstPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (mustChangePassword()) return LazyShell.preload().then(() => undefined);
  await Promise.all([LazyShell.preload(), queryClient.prefetchQuery(permissionsQuery), preparePage(pathname, search)]);
}
