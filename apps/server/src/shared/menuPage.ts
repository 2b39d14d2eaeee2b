import type { MenuPage } from '../modules/permission/service.ts';

/** A page below another one: its screen of the portal, and the permission that it needs. */
type HiddenPage = readonly [component: string, permission: string];

/**
 * A page of the menu with those that have no entry of their own, each opening a tab.
 * @param place its group and its name: `workbench/feedback`
 * @param hidden by what follows the path of the page: `edit/:id`
 */
export function menuPage(
  place: `${MenuPage['group']}/${string}`,
  component: string,
  permission: string,
  hidden: Readonly<Record<string, HiddenPage>>,
): MenuPage {
  const path = `/${place}`;
  const below = Object.entries(hidden).map(([name, [screen, needed]]) => ({ path: `${path}/${name}`, component: screen, permission: needed }));
  return { group: place.slice(0, place.indexOf('/')) as MenuPage['group'], path, component, permission, hidden: below };
}
