import { closeTab, HiddenHeaderContent, markTabUnsaved, PageSkeleton, redirectTab, refreshTab, renameTab, type Tab, type Tabs } from '@harrow/ui';
import { memo, Suspense, useContext, useMemo, useRef } from 'react';
import { createPath, parsePath, resolvePath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { TabContext, type TabHandle } from '../../../shared/tab.ts';
import { ErrorBoundary } from '../../../platform/failures/ErrorBoundary.tsx';
import { metaOf, titleOf } from '../../routing/menu.ts';
import type { Portal } from '../../routing/portal.ts';
import { PageFailure } from '../../failures/PageFailure.tsx';
import { PortalRoutes } from '../../routing/PortalRoutes.tsx';

interface Props {
  tab: Tab;
  tabs: Tabs;
  portal: Portal;
  onTabsChange: (next: (tabs: Tabs) => Tabs, options?: { replace: boolean }) => void;
}

/**
 * The page of one tab. It sees the address of its own tab, not that of the window, so a page in the background does not change while
 * another one is shown. The router has no public API for that.
 */
export function TabPage({ tab, tabs, portal, onTabsChange }: Props) {
  const outer = useContext(LocationContext);
  const { id, fullPath } = tab;
  const isActive = tabs.activeId === id;
  // The window's own location carries navigation state, which an address alone cannot.
  const current = outer.location.pathname + outer.location.search + outer.location.hash === fullPath ? outer.location : undefined;
  const location = useMemo(
    () => ({
      location: { pathname: '/', search: '', hash: '', state: isActive ? current?.state : undefined, key: id, mask: undefined, ...parsePath(fullPath) },
      navigationType: outer.navigationType,
    }),
    // Only another address makes another page; the rest belongs to the moment it was opened.
    // oxlint-disable-next-line react/exhaustive-deps
    [fullPath, id],
  );
  const { pathname } = location.location;
  // Every page that is open is drawn at each navigation: the menu is not searched for each of them again.
  const hidesHeader = useMemo(() => metaOf(portal.menu, pathname)?.hiddenHeaderContent === true, [portal.menu, pathname]);
  const change = useRef(onTabsChange);
  change.current = onTabsChange;
  const redirect = useRef<TabHandle['redirect']>(() => undefined);
  redirect.current = (to) => {
    const place = resolvePath(to, pathname);
    const page = { fullPath: createPath(place), title: titleOf(portal.menu, place.pathname) ?? tab.title };
    onTabsChange((all) => redirectTab(all, id, page), { replace: true });
  };
  const handle = useMemo<TabHandle>(
    () => ({
      rename: (title) => change.current((all) => renameTab(all, id, title)),
      markUnsaved: (unsaved) => change.current((all) => markTabUnsaved(all, id, unsaved)),
      redirect: (to) => redirect.current(to),
      refresh: () => change.current((all) => refreshTab(all, id)),
      close: () =>
        change.current((all) => {
          const result = closeTab(all, id);
          return typeof result === 'string' ? all : result;
        }),
    }),
    [id],
  );
  return (
    <LocationContext value={location}>
      <TabContext value={handle}>
        <HiddenHeaderContent value={hidesHeader}>
          <Page portal={portal} />
        </HiddenHeaderContent>
      </TabContext>
    </LocationContext>
  );
}

const Page = memo(function Page({ portal }: { portal: Portal }) {
  return (
    <ErrorBoundary fallback={PageFailure}>
      <Suspense fallback={<PageSkeleton />}>
        <PortalRoutes portal={portal} />
      </Suspense>
    </ErrorBoundary>
  );
});
