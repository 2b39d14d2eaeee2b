import { type Arrival, createTabs, redirectTab, restoreTabs, type Tab, type TabPage, type Tabs, visitTab } from '@harrow/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { config } from '../../../platform/config.ts';
import { currentLanguage } from '../../../platform/language.ts';
import { homePath, isHomeView, leadsTo, titleOf } from '../../routing/menu.ts';
import type { Portal } from '../../routing/portal.ts';
import { userStore } from '../../../platform/session/session.ts';
import { rememberPlace } from '../search/recentPlaces.ts';

const arrivals: Record<'PUSH' | 'REPLACE' | 'POP', Arrival> = { PUSH: 'open', REPLACE: 'replace', POP: 'travel' };

const fullPathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Each ticket to a paper is another one; the paper is the same. */
const withoutTicket = (fullPath: string): string => fullPath.replace(/([?&])token=[^&#]*/, '$1');

/** Shows the requested view of home in the permanent tab. */
function turnHome(tabs: Tabs, { fullPath }: TabPage): Tabs {
  const [home, ...others] = tabs.list;
  return home && isHomeView(home.fullPath) && isHomeView(fullPath) ? { ...tabs, list: [{ ...home, fullPath }, ...others] } : tabs;
}

/** Goes to the tab of an address, or opens one. A paper that is already open is reloaded in its tab. */
function visit(all: Tabs, page: TabPage, arrival: Arrival): Tabs {
  const tabs = turnHome(all, page);
  const open = page.fullPath.startsWith('/print/') && tabs.list.find(({ fullPath }) => withoutTicket(fullPath) === withoutTicket(page.fullPath));
  return visitTab(open ? redirectTab(tabs, open.id, page) : tabs, page, arrival);
}

const activeOf = ({ list, activeId }: Tabs): Tab | undefined => list.find(({ id }) => id === activeId);

/** State of a navigation that follows a change of the tabs: its page has its tab already, or had it before the next change. */
const afterTabs = 'afterTabs';

/** Tabs live as long as the window, and apart for each user. */
const storageKey = (): string => `harrow-tabs:${userStore.get()?.username ?? ''}`;

interface StoredTabs {
  /** Language of the titles; in another one the menu names the pages again. */
  language: string;
  pages: TabPage[];
}

function storedPages(portal: Portal): TabPage[] {
  try {
    const { language, pages } = JSON.parse(sessionStorage.getItem(storageKey()) ?? '{"pages":[]}') as StoredTabs;
    const retitle = ({ fullPath, title, pinned }: TabPage): TabPage => ({
      fullPath,
      pinned: pinned === true,
      title: language === currentLanguage() ? title : (titleOf(portal.menu, fullPath.split(/[?#]/, 1)[0]!) ?? title),
    });
    return pages.filter(({ fullPath, title }) => fullPath && title && !isHomeView(fullPath)).map(retitle);
  } catch {
    return [];
  }
}

/** All but the first tab, which is there at every start; its page may be a list, whose address changes with its filters. */
function storePages({ list: [, ...others] }: Tabs): void {
  const stored: StoredTabs = { language: currentLanguage(), pages: others.map(({ fullPath, title, pinned }) => ({ fullPath, title, pinned })) };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(stored));
  } catch {
    // A reload then opens one page only.
  }
}

export interface TabsHandle {
  tabs: Tabs;
  /** Takes over changed tabs, and goes to the active one, in place of the present address on request. */
  changeTabs: (next: Tabs | ((tabs: Tabs) => Tabs), options?: { replace: boolean }) => void;
  /** Address for a menu item: that of its open tab, with filters and page, if there is one. */
  openPath: (path: string) => string;
}

/** Keeps tabs and address together: every address gets its tab, every tab change its address, and the window its title. */
export function useTabs(portal: Portal): TabsHandle {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const location = useLocation();
  const arrival = arrivals[useNavigationType()];
  const home = homePath(portal.entries, portal.routes);
  const fullPath = fullPathOf(location);
  const target = leadsTo(portal, location.pathname);
  const titleAt = (path: string): string => titleOf(portal.menu, path) ?? t(path === '/404' ? 'notFound.title' : 'page');
  const title = titleAt(location.pathname);
  const firstTabs = (): Tabs => {
    const pages = storedPages(portal);
    const homePage = { fullPath: home, title: t('home') };
    const left = pages.length > 0 ? restoreTabs(homePage, pages) : createTabs(homePage);
    if (!target) return visit(left, { fullPath, title }, arrival);
    // The page that the address leads to is shown at once, and no other one before it.
    return leadsTo(portal, target) ? left : visit(left, { fullPath: target, title: titleAt(target) }, 'open');
  };
  const [{ tabs: kept, visited }, setState] = useState(() => ({ tabs: firstTabs(), visited: location }));
  const isVisited = visited === location;
  // A redirect gets no tab. An address that the tabs sent arrives in a transition, when they may have moved on.
  const isKnown = isVisited || target !== undefined || (arrival !== 'travel' && location.state === afterTabs);
  // During the render, not after it: otherwise every open page would be rendered once more, for the address of another. And without setting
  // state here: React may keep state from a render that another one overtook, and the address before would count as a new one.
  const tabs = useMemo(() => (isKnown ? kept : visit(kept, { fullPath, title }, arrival)), [isKnown, kept, fullPath, title, arrival]);
  useLayoutEffect(() => {
    if (isVisited) return;
    // The tabs may have changed since they were rendered.
    const change = (all: Tabs): Tabs => (isKnown ? all : visit(all, { fullPath, title }, arrival));
    setState((current) => ({ visited: location, tabs: current.tabs === kept ? tabs : change(current.tabs) }));
  }, [isVisited, isKnown, location, kept, tabs, fullPath, title, arrival]);
  // Not in a layout effect: in the first commit the router begins to listen only after those of its children.
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [navigate, target]);

  const active = activeOf(tabs);
  const isHome = active === tabs.list[0];
  useLayoutEffect(() => {
    document.title = active ? `${active.title} - ${config.productName}` : config.productName;
    storePages(tabs);
    if (active && !isHome) rememberPlace({ path: active.fullPath, title: active.title });
  }, [active, isHome, tabs]);

  const changeTabs = useCallback(
    (next: Tabs | ((tabs: Tabs) => Tabs), options?: { replace: boolean }) => {
      const change = typeof next === 'function' ? next : () => next;
      setState((current) => ({ ...current, tabs: change(current.tabs) }));
      const shown = activeOf(change(tabs));
      if (shown && shown.fullPath !== activeOf(tabs)?.fullPath) void navigate(shown.fullPath, { ...options, state: afterTabs });
    },
    [navigate, tabs],
  );
  const openPath = (path: string): string => tabs.list.find((tab) => tab.fullPath === path || tab.fullPath.startsWith(`${path}?`))?.fullPath ?? path;
  return { tabs, changeTabs, openPath };
}
