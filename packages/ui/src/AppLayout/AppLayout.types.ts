import type { ReactNode } from 'react';

/** One entry of the menu. */
export interface MenuNode {
  /** The address of the page, or a name of the group; unique. */
  key: string;
  title: string;
  /** For entries of the first level: what is seen of them when the menu is collapsed. */
  icon?: ReactNode;
  /** Opens in a new window, e.g. what lies outside the application. */
  externalUrl?: string;
  /** Makes it a group. */
  children?: readonly MenuNode[];
}

export interface AppLayoutProps {
  /** Name of the application, beside the logo. */
  productName: string;
  /** A picture beside the name of the application. Default: none. */
  logo?: ReactNode;
  /** Address behind logo and product name. */
  homeHref: string;
  /** Pages and groups of pages, in order. */
  menu: readonly MenuNode[];
  /** Key of the open page. */
  selectedKey?: string;
  /** Menu as icons only, 80 px instead of 200; on narrow screens the menu is a drawer instead. */
  collapsed: boolean;
  /** The user folded the menu, or opened it; on narrow screens, the drawer. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** A page of the menu, or home, was chosen. Clicks that want a new window are left to the browser. */
  onOpen: (key: string) => void;
  /** Menu at the side or in the header. On narrow screens it is a drawer in both. Default `sidemenu`. */
  layout?: 'sidemenu' | 'topmenu';
  /** Px of the open side menu. Default 200; 258 for menus with long names. */
  menuWidth?: number;
  /** Colours of the menu, apart from those of the page. Default `light`. */
  menuTheme?: 'light' | 'dark';
  /** `Fixed`: with the top menu the content is at most 1200 px wide and in the middle. Default `Fluid`. */
  contentWidth?: 'Fixed' | 'Fluid';
  /** The header stays while the page scrolls. Default true. */
  fixedHeader?: boolean;
  /** A fixed header leaves after 100 px of scrolling down, and comes back on the way up. Default false. */
  autoHideHeader?: boolean;
  /** The side menu stays while the page scrolls. Default true. */
  fixedSideMenu?: boolean;
  /** Changes with the page shown, also where the menu entry stays the same; the header is there again. Default: `selectedKey`. */
  pageKey?: string;
  /** Path of the page, see `Breadcrumbs`. In the header beside a side menu, below it with a top menu; hidden on narrow screens. */
  breadcrumb?: ReactNode;
  /** The right side of the header. */
  headerEnd?: ReactNode;
  /** A band over the content, for what everybody must know now: offline, maintenance. */
  notice?: ReactNode;
  /** A line under the content, see `FooterLinks`. */
  footer?: ReactNode;
  /** The page at hand. */
  children: ReactNode;
}
