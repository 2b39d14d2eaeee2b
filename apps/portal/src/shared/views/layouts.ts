import { resultOf, userPreferencesList, userPreferencesSave } from '@harrow/api-client';
import { type LayoutStore, type ListLayout, toLayout } from '@harrow/ui';
import { userStore } from '../../platform/session/session.ts';
import { firstView, onFirstView } from './firstListState.ts';
import { readStored, writeStored } from '../../platform/stored.ts';

interface Kept {
  /** Null: as the list comes. */
  layout: ListLayout | null;
  /** Saved in the account. */
  sent: boolean;
}

const username = (): string => userStore.get()?.username ?? '';
const key = (list: string): string => `LIST_LAYOUT_${username()}_${list}`;
const read = (list: string): Kept | undefined => readStored<Kept>(key(list));
const keep = (list: string, kept: Kept): boolean => writeStored(key(list), kept);
const preference = (list: string): string => `list.${list}`;

const listeners = new Map<string, Set<(layout: ListLayout) => void>>();
/** Users whose layouts were fetched since the page was loaded. */
const fetched = new Map<string, Promise<Map<string, string>>>();
/** Lists whose layout in this browser and in the account have been brought together since. */
const joined = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Delay after a list was opened, in milliseconds; its content comes first. */
const quiet = 1500;
/** ms after the last change: dragging a column makes many. */
const rest = 800;

/** Columns and density of lists: in this browser at once, and with the account, so that they follow the user. */
export const layoutStore: LayoutStore = {
  read: layoutOf,
  write(list, layout) {
    keep(list, { layout: layout ?? null, sent: false });
    clearTimeout(timers.get(list));
    timers.set(
      list,
      setTimeout(() => void send(list), rest),
    );
  },
  subscribe(list, listener) {
    const heard = listeners.get(list) ?? new Set();
    listeners.set(list, heard.add(listener));
    const before = JSON.stringify(layoutOf(list));
    const stopWaiting = onFirstView(() => JSON.stringify(layoutOf(list)) !== before && listener(layoutOf(list)));
    const timer = setTimeout(() => void join(list).catch(() => undefined), quiet);
    return () => {
      heard.delete(listener);
      stopWaiting();
      clearTimeout(timer);
    };
  },
};

/** As the user left it; where nothing was ever left, as in the default view. */
function layoutOf(list: string): ListLayout {
  const kept = read(list);
  return kept ? toLayout(kept.layout) : (firstView(list)?.layout ?? { order: [] });
}

/** Saves the layout in the account; without a connection, after the next start. */
async function send(list: string): Promise<void> {
  const kept = read(list);
  if (!kept || kept.sent) return;
  try {
    await resultOf(userPreferencesSave({ body: { name: preference(list), value: kept.layout && JSON.stringify(kept.layout) } }));
    // It may have been changed again while it was on its way.
    if (JSON.stringify(read(list)) === JSON.stringify(kept)) keep(list, { ...kept, sent: true });
  } catch {
    // Kept as not sent.
  }
}

/** Preferences of the account when the page was loaded: values by name. */
function fetchOnce(): Promise<Map<string, string>> {
  const user = username();
  const known = fetched.get(user);
  if (known) return known;
  const answer = resultOf(userPreferencesList()).then((preferences) => new Map(preferences.map(({ name, value }) => [name, value])));
  fetched.set(user, answer);
  answer.catch(() => fetched.delete(user));
  return answer;
}

/** Takes over the layout of the account, unless this browser has unsent changes. */
async function join(list: string): Promise<void> {
  const user = username();
  const known = (await fetchOnce()).get(preference(list));
  const here = read(list);
  // Sent from here since the answer, or another user has signed in.
  if (joined.has(key(list)) || user !== username()) return;
  joined.add(key(list));
  if (here && !here.sent) {
    await send(list);
    return;
  }
  // Never changed: it stays as in the default view.
  if (known === undefined && !here) return;
  const layout = known === undefined ? null : toLayout(JSON.parse(known));
  keep(list, { layout, sent: true });
  if (JSON.stringify(layout ?? { order: [] }) === JSON.stringify(toLayout(here?.layout))) return;
  for (const listener of listeners.get(list) ?? []) listener(layout ?? { order: [] });
}
