import { readStored, writeStored } from '../../platform/stored.ts';
import type { PortalRoute } from './menu.ts';

// Also read by public/first-paint.js.
const storageKey = 'PORTAL_PAGES';

/** Remembers which feature shows which address, for the next start. */
export function rememberPages(routes: readonly PortalRoute[]): void {
  // The longest first: a page may be below the address of another one.
  writeStored(
    storageKey,
    routes.toSorted((a, b) => b.path.length - a.path.length),
  );
}

/** The page that showed an address when this browser was last here: its code and data need not wait for the menu. */
export function knownPage(path: string): PortalRoute | undefined {
  const routes = readStored<PortalRoute[]>(storageKey) ?? [];
  return routes.find((route) => path === route.path || path.startsWith(`${route.path}/`));
}
