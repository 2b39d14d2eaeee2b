export {
  type Arrival,
  close as closeTab,
  type CloseRefusal,
  createTabs,
  markUnsaved as markTabUnsaved,
  move as moveTab,
  type Page as TabPage,
  pin as pinTab,
  redirect as redirectTab,
  refresh as refreshTab,
  rename as renameTab,
  restoreTabs,
  type Tab,
  type Tabs,
  visit as visitTab,
} from './model/tabs.ts';
export { TabbedLayout } from './TabbedLayout.tsx';
export type { TabbedLayoutProps } from './TabbedLayout.types.ts';
