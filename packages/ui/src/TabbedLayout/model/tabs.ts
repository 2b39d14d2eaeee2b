/** One open page. */
export interface Tab {
  /** Stays the same while the page is open, also when its address changes. */
  id: string;
  /** Path and query: what makes two pages different. */
  fullPath: string;
  title: string;
  /** Counts up when the page is to start anew. */
  generation: number;
  /** Holds input that has not been saved; the page keeps it as a draft and offers it when it is opened again. */
  unsaved?: boolean;
  /** Stands right behind the home page, and stays when others are closed. */
  pinned?: boolean;
  /** Counts up whenever the page is shown again. */
  shown?: number;
}

/** The open pages, the home page always first. */
export interface Tabs {
  readonly list: readonly Tab[];
  readonly activeId: string;
  /** Ids in the order of their last use, the latest first. */
  readonly recent: readonly string[];
  /** Number of the next id. */
  readonly next: number;
}

export interface Page {
  fullPath: string;
  title: string;
  pinned?: boolean;
}

/** Kind of navigation: a click opens, a changed filter replaces, the browser's back and forward travel. */
export type Arrival = 'open' | 'replace' | 'travel';

/** Why a tab stays open. */
export type CloseRefusal = 'home' | 'last';

export const homeId = 'home';

const pathOf = (fullPath: string): string => fullPath.split(/[?#]/, 1)[0] ?? '';

/** Shows an open page. */
export function activate(tabs: Tabs, id: string): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  const shown = tab && id !== tabs.activeId ? change(tabs, id, { shown: (tab.shown ?? 0) + 1 }) : tabs;
  return { ...shown, activeId: id, recent: [id, ...tabs.recent.filter((other) => other !== id)] };
}

function change(tabs: Tabs, id: string, part: Partial<Tab>): Tabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.id === id ? { ...tab, ...part } : tab)) };
}

function keep(tabs: Tabs, isKept: (tab: Tab, index: number) => boolean, fallbackId: string): Tabs {
  const list = tabs.list.filter((tab, index) => tab.id === homeId || isKept(tab, index));
  const isOpen = (id: string): boolean => list.some((tab) => tab.id === id);
  const kept = { ...tabs, list, recent: tabs.recent.filter(isOpen) };
  return isOpen(tabs.activeId) ? kept : activate(kept, fallbackId);
}

const indexOf = (tabs: Tabs, id: string): number => tabs.list.findIndex((tab) => tab.id === id);

/** Only the home page is open. */
export function createTabs(home: Page): Tabs {
  return { list: [{ id: homeId, ...home, generation: 0 }], activeId: homeId, recent: [homeId], next: 1 };
}

/** Tabs of an earlier visit in this window. Entries that make no sense are dropped. */
export function restoreTabs(home: Page, pages: readonly Page[]): Tabs {
  return pages.filter((page) => page.fullPath !== home.fullPath).reduce<Tabs>((tabs, page) => visit(tabs, page, 'open'), createTabs(home));
}

/**
 * The user came to a page: its tab becomes active, and is opened if there is none.
 * A list keeps its page, sort and filters in its address; changing them (`replace`, or travelling through them) moves
 * the tab along instead of opening one for every filter.
 */
export function visit(tabs: Tabs, page: Page, arrival: Arrival): Tabs {
  const exact = tabs.list.find((tab) => tab.fullPath === page.fullPath);
  const active = tabs.list.find((tab) => tab.id === tabs.activeId);
  const samePath = (tab: Tab | undefined): boolean => tab !== undefined && pathOf(tab.fullPath) === pathOf(page.fullPath);
  if (arrival === 'replace' && active && samePath(active)) return change(tabs, active.id, { fullPath: page.fullPath });
  if (exact) return exact.id === tabs.activeId ? tabs : activate(tabs, exact.id);
  if (arrival === 'travel') {
    const moved = samePath(active) ? active : tabs.list.find(samePath);
    if (moved) return activate(change(tabs, moved.id, { fullPath: page.fullPath }), moved.id);
  }
  const opened: Tab = { id: `tab-${tabs.next}`, generation: 0, ...page };
  return activate({ ...tabs, list: [...tabs.list, opened], next: tabs.next + 1 }, opened.id);
}

/**
 * The page of a tab gives way to another one: the tab moves along, in front or in the background. Where that page is open already, the
 * tab closes, and the other one is shown in its place. A page that only gets another query goes on. The home page stays what it is, and the other one is opened beside it.
 */
export function redirect(tabs: Tabs, id: string, page: Page): Tabs {
  const isShown = id === tabs.activeId;
  const left = tabs.list.find((tab) => tab.id === id);
  const open = tabs.list.find((tab) => tab.fullPath === page.fullPath);
  if (!left || open === left) return tabs;
  if (pathOf(left.fullPath) === pathOf(page.fullPath)) return change(tabs, id, { fullPath: page.fullPath });
  if (id === homeId) return isShown ? visit(tabs, page, 'open') : tabs;
  if (!open) return change(tabs, id, { ...page, unsaved: false });
  const rest = keep(tabs, (tab) => tab.id !== id, open.id);
  return isShown ? activate(rest, open.id) : rest;
}

/** Closes a tab; its right neighbour follows it, or the last one. The home page and the last page stay. */
export function close(tabs: Tabs, id: string): Tabs | CloseRefusal {
  if (tabs.list.length === 1) return id === homeId ? 'last' : tabs;
  if (id === homeId) return 'home';
  const index = indexOf(tabs, id);
  if (index < 0) return tabs;
  const rest = tabs.list.filter((tab) => tab.id !== id);
  return keep(tabs, (tab) => tab.id !== id, (rest[index] ?? rest.at(-1)!).id);
}

/** Closes what is left of a tab, but no pinned one. If the active page was among it, the tab becomes active. */
export function closeLeft(tabs: Tabs, id: string): Tabs {
  const from = indexOf(tabs, id);
  return keep(tabs, (tab, index) => tab.pinned === true || index >= from, id);
}

/** Closes what is right of a tab, but no pinned one. If the active page was among it, the tab becomes active. */
export function closeRight(tabs: Tabs, id: string): Tabs {
  const to = indexOf(tabs, id);
  return keep(tabs, (tab, index) => tab.pinned === true || index <= to, id);
}

/** Closes all but a tab, the home page and pinned ones. */
export function closeOthers(tabs: Tabs, id: string): Tabs {
  return keep(tabs, (tab) => tab.pinned === true || tab.id === id, id);
}

/** Permitted positions of a tab, first and last index: pinned tabs stand between the home page and the others. */
function zoneOf(tabs: Tabs, tab: Tab): [first: number, last: number] {
  if (tab.id === homeId) return [0, 0];
  const pinned = tabs.list.filter((one) => one.pinned).length;
  return tab.pinned ? [1, pinned] : [pinned + 1, tabs.list.length - 1];
}

/** Puts a tab at another place of the bar. The home page stays first, pinned tabs stay before the others. */
export function move(tabs: Tabs, id: string, index: number): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  if (!tab) return tabs;
  const [first, last] = zoneOf(tabs, tab);
  const place = Math.min(Math.max(index, first), last);
  if (place === indexOf(tabs, id)) return tabs;
  const list = tabs.list.filter((one) => one.id !== id);
  return { ...tabs, list: list.toSpliced(place, 0, tab) };
}

/** Pins a tab behind those that are pinned already, or lets it go to the front of the others. The home page is what it is. */
export function pin(tabs: Tabs, id: string, pinned: boolean): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  if (!tab || id === homeId || (tab.pinned ?? false) === pinned) return tabs;
  const place = tabs.list.filter((one) => one.pinned && one.id !== id).length + 1;
  const list = tabs.list.filter((one) => one.id !== id);
  return { ...tabs, list: list.toSpliced(place, 0, { ...tab, pinned }) };
}

/** Lets the page of a tab start anew. */
export function refresh(tabs: Tabs, id: string): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  return tab ? change(tabs, id, { generation: tab.generation + 1 }) : tabs;
}

export function rename(tabs: Tabs, id: string, title: string): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  return !tab || tab.title === title ? tabs : change(tabs, id, { title });
}

/** The page of a tab holds unsaved input, or no longer does. */
export function markUnsaved(tabs: Tabs, id: string, unsaved: boolean): Tabs {
  const tab = tabs.list.find((one) => one.id === id);
  return !tab || (tab.unsaved ?? false) === unsaved ? tabs : change(tabs, id, { unsaved });
}

/** Tabs with unsaved input that are there before a change and no longer after it. */
export function closedUnsaved(before: Tabs, after: Tabs): Tab[] {
  return before.list.filter((tab) => tab.unsaved && !after.list.some(({ id }) => id === tab.id));
}

/** Tabs whose pages do not outlive a change: closed ones, and those that start anew. */
export function goneOrAnew(before: Tabs, after: Tabs): Tab[] {
  return before.list.filter((tab) => !after.list.some(({ id, generation }) => id === tab.id && generation === tab.generation));
}

/** Which pages stay alive in the background: those used last. The others start anew when they are opened again. */
export function aliveIds(tabs: Tabs, limit: number): ReadonlySet<string> {
  return new Set(tabs.recent.slice(0, limit));
}
