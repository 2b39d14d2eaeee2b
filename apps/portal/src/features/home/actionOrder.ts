import { resultOf, userPreferencesList, userPreferencesSave } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../platform/queryClient.ts';
import { readStored, writeStored } from '../../platform/stored.ts';
import { userStore } from '../../platform/session/session.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { type QuickAction, quickActions } from './actions.ts';

/** Name of the user's preference. */
const preference = 'home.actions';
/** Local copy of the preference, so that the buttons do not change places once the answer arrives. */
const storageKey = (): string => `HOME_ACTIONS:${userStore.get()?.username ?? ''}`;

const standard = Object.keys(quickActions) as QuickAction[];

/** All actions: those that the user has put in order, then the others. */
function toOrder(kept: unknown): readonly QuickAction[] {
  const asked = Array.isArray(kept) ? kept : [];
  const known = standard.filter((action) => asked.includes(action)).toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b));
  return [...known, ...standard.filter((action) => !known.includes(action))];
}

async function fetchOrder(signal: AbortSignal): Promise<readonly QuickAction[]> {
  const found = (await resultOf(userPreferencesList({ signal }))).find(({ name }) => name === preference);
  const order = (found && (parseJson(found.value) as { order?: unknown } | undefined))?.order;
  writeStored(storageKey(), order ?? null);
  return toOrder(order);
}

/** The order of the quick actions, as the user wants it. */
export const actionOrder = () =>
  queryOptions({
    queryKey: ['home', 'actions'],
    queryFn: ({ signal }) => fetchOrder(signal),
    placeholderData: () => toOrder(readStored(storageKey())),
  });

export async function saveOrder(order: readonly QuickAction[]): Promise<void> {
  await resultOf(userPreferencesSave({ body: { name: preference, value: JSON.stringify({ order }) } }));
  writeStored(storageKey(), order);
  queryClient.setQueryData(actionOrder().queryKey, order);
}
