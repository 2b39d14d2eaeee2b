import { createContext, useContext, useEffect } from 'react';

/** The tab that a page lives in. */
export interface TabHandle {
  rename(title: string): void;
  /** Closes the tab; its neighbour is shown. */
  close(): void;
  /** The page holds input that is not saved, kept as a draft; the tab shows it. */
  markUnsaved(unsaved: boolean): void;
  /** Lets the page start anew. */
  refresh(): void;
}

export const TabContext = createContext<TabHandle | undefined>(undefined);

/** The tab of this page. Throws outside a page. */
export function useTab(): TabHandle {
  const tab = useContext(TabContext);
  if (!tab) throw new Error('useTab can only be used in a page');
  return tab;
}

/** Names tab and window after what the page shows, for example the number of a claim. Nothing happens while `title` is unknown. */
export function useTabTitle(title: string | undefined): void {
  const tab = useTab();
  useEffect(() => {
    if (title) tab.rename(title);
  }, [tab, title]);
}
