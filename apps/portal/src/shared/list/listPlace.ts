import type { ListState } from '@harrow/ui';

const key = (list: string): string => `harrow.place.${list}`;

/** Remembers, for this window, the state of a list, so that its records know their neighbours. */
export function rememberPlace(list: string, state: ListState): void {
  try {
    sessionStorage.setItem(key(list), JSON.stringify(state));
  } catch {
    // Without a place a record has no neighbours.
  }
}

/** Last state of a list in this window; undefined if it was never opened. */
export function placeOf(list: string): ListState | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key(list)) ?? 'null') as ListState | null) ?? undefined;
  } catch {
    return undefined;
  }
}
