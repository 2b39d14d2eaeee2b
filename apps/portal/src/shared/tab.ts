import { createContext, useContext, useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';

/** The tab that a page lives in. */
export interface TabHandle {
  rename(title: string): void;
  /** Closes the tab; its neighbour is shown. */
  close(): void;
  /** The page holds input that is not saved, kept as a draft; the tab shows it. */
  markUnsaved(unsaved: boolean): void;
  /** Remounts the page. */
  refresh(): void;
  /**
   * Replaces the page by another one in its tab, also while another tab is shown. Nothing happens once the tab is closed.
   * @param to address, or the changed parts of the tab's address
   */
  redirect(to: To): void;
}

export const TabContext = createContext<TabHandle | undefined>(undefined);

/** The tab of this page. Throws outside a page. */
export function useTab(): TabHandle {
  const tab = useContext(TabContext);
  if (!tab) throw new Error('useTab can only be used in a page');
  return tab;
}

/**
 * Calls `onActivated` whenever the page is shown again, not the first time. Timers and subscriptions do not need it: a hidden page's
 * effects are stopped, and their restart tells the page that it is shown, without a render.
 */
export function useTabActivated(onActivated: () => void): void {
  const latest = useRef(onActivated);
  useEffect(() => {
    latest.current = onActivated;
  });
  const wasShown = useRef(false);
  useEffect(() => {
    // Once all of the page is subscribed again: a component that subscribes after its data have changed is rendered once more.
    if (wasShown.current) queueMicrotask(() => latest.current());
    wasShown.current = true;
  }, []);
}

/** Names tab and window after the content of the page, for example the number of a claim. Nothing happens while `title` is unknown. */
export function useTabTitle(title: string | undefined): void {
  const tab = useTab();
  useEffect(() => {
    if (title) tab.rename(title);
  }, [tab, title]);
}
