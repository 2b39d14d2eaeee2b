import type { MenuItem } from '@harrow/api-client';
import type { Tab, Tabs } from '@harrow/ui';
import { useEffect, useMemo, useRef } from 'react';
import { writeStored } from '../../../platform/stored.ts';
import { metaOf } from '../../routing/menu.ts';

const storageKey = 'CACHE_INCLUDED_ROUTES';
/** So many pages stay alive. */
const mostCached = 12;

/** The component of a page that the menu wants kept as it was. */
function cachedName(menu: readonly MenuItem[], { fullPath }: Pick<Tab, 'fullPath'>): string | undefined {
  const meta = metaOf(menu, fullPath.split(/[?#]/, 1)[0]!);
  return meta?.keepAlive ? (meta.componentName ?? undefined) : undefined;
}

/** Components of the pages that stay as they were in the background: those that were opened and whose tab is still there. */
export function cachedRoutes(menu: readonly MenuItem[], tabs: Pick<Tabs, 'list'>, opened: ReadonlySet<string>): string[] {
  const names = tabs.list.filter(({ id }) => opened.has(id)).flatMap((tab) => cachedName(menu, tab) ?? []);
  return [...new Set(names)].slice(-mostCached);
}

/** Keeps the list of components that stay alive, in the browser as well. Answers whether a page is among them. */
export function useCachedRoutes(menu: readonly MenuItem[], tabs: Tabs): (tab: Tab) => boolean {
  const opened = useRef(new Set<string>());
  opened.current.add(tabs.activeId);
  const names = useMemo(() => cachedRoutes(menu, tabs, opened.current), [menu, tabs]);
  const text = JSON.stringify(names);
  useEffect(() => void writeStored(storageKey, JSON.parse(text)), [text]);
  return (tab) => names.includes(cachedName(menu, tab) ?? '');
}
