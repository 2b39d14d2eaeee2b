import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeName } from '../packages/ui/src/index.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Of the toolbar: the address has it at first, and messages afterwards. (What a preview says of itself at its start comes from stories in frames, too.) */
let chosen = /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] as ThemeName | undefined;

function follow({ globals }: { globals: { theme?: ThemeName } }): void {
  chosen = globals.theme;
  tell();
}

let isListening = false;
function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addons.getChannel().on(GLOBALS_UPDATED, follow);
    dark.addEventListener('change', tell);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDark = (): boolean => chosen === 'dark' || (chosen === 'system' && dark.matches);

/** Whether the toolbar says that pages are dark. */
export const useDarkPage = (): boolean => useSyncExternalStore(subscribe, isDark);

/** Class of a page that is dark. */
export const darkPageClass = 'dark-docs';

/** Whether this is a story in a frame on a dark page. */
export const isFramedInDark = (): boolean => window.parent !== window && window.parent.document.body.classList.contains(darkPageClass);
