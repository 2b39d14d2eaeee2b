import type { MenuEntry } from './menu.ts';

/** A page of the menu as search shows it. */
export interface MenuPlace {
  key: string;
  title: string;
  /** Titles of the groups around it. */
  hint?: string;
}

/** All pages of the menu, one after the other; links to other sites are none. */
export function menuPages(entries: readonly MenuEntry[], groups: readonly string[] = []): MenuPlace[] {
  return entries.flatMap(({ key, title, externalUrl, children }): MenuPlace[] => {
    if (children) return menuPages(children, [...groups, title]);
    return externalUrl ? [] : [{ key, title, ...(groups.length > 0 && { hint: groups.join(' / ') }) }];
  });
}
