import type { MenuItem } from '@harrow/api-client';
import type { MenuEntry, PortalRoute } from './menu.ts';

/** The pages of the signed-in user, as the server's menu says. */
export interface Portal {
  menu: readonly MenuItem[];
  routes: readonly PortalRoute[];
  entries: readonly MenuEntry[];
}
