import { type ListState, toViewContent, type ViewContent } from '@harrow/ui';
import { userStore } from '../../platform/session/session.ts';
import { readStored, writeStored } from '../../platform/stored.ts';

const key = (list: string): string => `LIST_FIRST_VIEW_${userStore.get()?.username ?? ''}_${list}`;
const read = new Map<string, { text: string; content: ViewContent }>();

/** The user's default view of a list, as this browser knows it. The same object as long as it is the same view. */
export function firstView(list: string): ViewContent | undefined {
  const stored = readStored(key(list));
  const content = toViewContent(stored);
  if (!content) return undefined;
  const text = JSON.stringify(stored);
  const known = read.get(key(list));
  if (known?.text === text) return known.content;
  read.set(key(list), { text, content });
  return content;
}

/** Lists about which the server could not be asked since the page was loaded: they start as they come. */
const unanswered = new Set<string>();
const listeners = new Set<() => void>();

/** True once this browser knows the user's default view of a list, or that there is none. */
export const isFirstViewKnown = (list: string): boolean => readStored(key(list)) !== undefined || unanswered.has(key(list));

/** Remembers the default view, so that a list can start with it before the server has answered. */
export function rememberFirstView(list: string, content: ViewContent | undefined): void {
  // Without storage it is fetched at each start.
  if (!writeStored(key(list), content ?? null)) unanswered.add(key(list));
  tell();
}

/** The server did not say. */
export function giveUpFirstView(list: string): void {
  unanswered.add(key(list));
  tell();
}

export function onFirstView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const tell = (): void => listeners.forEach((listener) => listener());

const states = new WeakMap<ViewContent, ListState>();

/** State of a list without parameters in its address. */
export function firstListState(list: string, defaults: ListState): ListState {
  const view = firstView(list);
  if (!view) return defaults;
  const state = states.get(view) ?? { ...view.state, page: 1 };
  states.set(view, state);
  return state;
}
