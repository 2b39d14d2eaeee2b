import { useEffect, useRef } from 'react';
import { letterOf } from '../keyboard/letterOf.ts';

/** A key with what is held down beside it: `mod+k`, `?`. `mod` is Ctrl, and Command on a Mac. */
export type Shortcut = string;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { code?: string };

/** Was this the shortcut? Shift is left open for signs, which need it on some keyboards and not on others. */
export function isShortcut(event: KeyPress, shortcut: Shortcut): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.at(-1)!;
  const isSign = !/^[a-z0-9]$|^.{2,}$/.test(key);
  return (
    letterOf(event).toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === parts.includes('mod') &&
    event.altKey === parts.includes('alt') &&
    (isSign || event.shiftKey === parts.includes('shift'))
  );
}

/** Whether the focused element takes text, so that single keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed =
    'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=""], [contenteditable=true], [role=grid], [role=treegrid]';
  return target.closest(typed) !== null;
}

/** Calls `onPress` when the shortcut is pressed anywhere on the page. One without `mod` is ignored while the user types. */
export function useShortcut(shortcut: Shortcut, onPress: () => void): void {
  const callback = useRef(onPress);
  useEffect(() => {
    callback.current = onPress;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event, shortcut)) return;
      if (!shortcut.includes('mod') && isTyping(event.target)) return;
      event.preventDefault();
      callback.current();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [shortcut]);
}

/** The keys of a shortcut as they are written on the keyboard. */
export function shortcutKeys(shortcut: Shortcut, isMac: boolean): string[] {
  const names: Record<string, string> = { mod: isMac ? '⌘' : 'Ctrl', shift: 'Shift', alt: isMac ? '⌥' : 'Alt', left: '←', right: '→', up: '↑', down: '↓' };
  return shortcut.split('+').map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
