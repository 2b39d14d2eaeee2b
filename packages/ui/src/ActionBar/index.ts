export { ActionBar, type ActionBarProps } from './ActionBar.tsx';
export type { Action } from './ActionBar.types.ts';
export { ActionMenu, type ActionMenuProps } from './ActionMenu.tsx';
