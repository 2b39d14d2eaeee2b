import { readStored, writeStored } from '../../shared/stored.ts';
import type { PortalRoute } from './menu.ts';

const storageKey = 'PORTAL_PAGES';

/** Remembers which feature shows which address, for the next start. */
export function rememberPages(routes: readonly PortalRoute[]): void {
  writeStored(storageKey, routes);
}

/** The feature that showed an address when this browser was last here: its code need not wait for the menu. */
export function knownFeature(path: string): string | undefined {
  const routes = readStored<PortalRoute[]>(storageKey) ?? [];
  return routes.find((route) => path === route.path || path.startsWith(`${route.path}/`))?.feature;
}
