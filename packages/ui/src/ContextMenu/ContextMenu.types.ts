import type { ReactNode } from 'react';

/** One action, a line between two groups, or a menu of its own. */
export type ContextMenuItem =
  | { type: 'divider' }
  | {
      /** Unique in the whole menu, submenus included. */
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** A submenu. */
      children?: ContextMenuItem[];
    };

export interface ContextMenuProps {
  /** The items, or what makes them for the element the menu was asked for. Without any item the browser's own menu is left alone. */
  items: ContextMenuItem[] | ((target: HTMLElement) => ContextMenuItem[]);
  /** `target`: the element the menu was asked for. */
  onSelect: (key: string, target: HTMLElement) => void;
  /** Name of the menu for screen readers. Default: "Context menu". */
  label?: string;
  /** Area in which the menu opens. */
  children: ReactNode;
}
