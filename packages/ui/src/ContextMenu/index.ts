export { ContextMenu } from './ContextMenu.tsx';
export type { ContextMenuItem, ContextMenuProps } from './ContextMenu.types.ts';
