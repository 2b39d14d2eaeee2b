import type { MenuNode } from '../AppLayout.types.ts';

/** Keys of the groups a page lies in, from the outside in; empty when the page is not in the menu. */
export function groupsOf(menu: readonly MenuNode[], key: string | undefined): string[] {
  for (const node of menu) {
    if (node.key === key) return [];
    const inner = node.children && containsPage(node.children, key) ? groupsOf(node.children, key) : undefined;
    if (inner) return [node.key, ...inner];
  }
  return [];
}

function containsPage(menu: readonly MenuNode[], key: string | undefined): boolean {
  return menu.some((node) => node.key === key || (node.children !== undefined && containsPage(node.children, key)));
}

/** Open groups after a click: opening a group of the first level closes the others of that level. */
export function accordion(menu: readonly MenuNode[], before: readonly string[], after: readonly string[]): string[] {
  const roots = new Set(menu.map((node) => node.key));
  const opened = after.find((key) => !before.includes(key));
  if (!opened || !roots.has(opened)) return [...after];
  return after.filter((key) => key === opened || !roots.has(key));
}
