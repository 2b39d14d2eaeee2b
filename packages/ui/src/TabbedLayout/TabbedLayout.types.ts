import type { ReactNode } from 'react';
import type { Tab, Tabs } from './model/tabs.ts';

export interface TabbedLayoutProps {
  /** The open pages, and which of them is active. */
  tabs: Tabs;
  /** A page was opened, closed, moved or activated; hand the answer back as `tabs`. */
  onTabsChange: (tabs: Tabs) => void;
  /** Content of a page; called for the active one and for those kept alive in the background. */
  renderPage: (tab: Tab, isActive: boolean) => ReactNode;
  /** Without the bar only the active page exists: narrow screens, or the user's choice. Default true. */
  showBar?: boolean;
  /** Maximum number of mounted pages, including the active one. The least recently viewed is unmounted first and starts anew. Default 12. */
  aliveLimit?: number;
  /** Whether the page of a tab may stay alive in the background; one that may not starts anew, unless work in it is unsaved. Default: any. */
  keeps?: (tab: Tab) => boolean;
}
