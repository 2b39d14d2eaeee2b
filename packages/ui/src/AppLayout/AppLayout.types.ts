import type { ReactNode } from 'react';

/** One entry of the menu. */
export interface MenuNode {
  /** The address of the page, or a name of the group; unique. */
  key: string;
  title: string;
  /** For entries of the first level: what is seen of them when the menu is collapsed. */
  icon?: ReactNode;
  /** Leads out of the application, in a new window. */
  externalUrl?: string;
  /** Makes it a group. */
  children?: readonly MenuNode[];
}

export interface AppLayoutProps {
  productName: string;
  logo?: ReactNode;
  /** Address behind logo and product name. */
  homeHref: string;
  menu: readonly MenuNode[];
  /** Key of the open page. */
  selectedKey?: string;
  /** Menu as icons only, 80 px instead of 200; on narrow screens the menu is a drawer instead. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** A page of the menu, or home, was chosen. Clicks that want a new window are left to the browser. */
  onOpen: (key: string) => void;
  /** The right side of the header. */
  headerEnd?: ReactNode;
  /** A band over the content, for what everybody must know now: offline, maintenance. */
  notice?: ReactNode;
  children: ReactNode;
}
