export { type Shortcut, useShortcut } from './shortcut.ts';
export { type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx';
