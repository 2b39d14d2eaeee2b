/** What a user has put in order, or hidden, on a page; kept with the account. */
import { resultOf, userPreferencesList, userPreferencesSave } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../platform/queryClient.ts';
import { userStore } from '../../platform/session/session.ts';
import { readStored, writeStored } from '../../platform/stored.ts';
import { parseJson } from '../parseJson.ts';

export interface Arrangement<Name extends string> {
  /** All names: those that the user has put in order, then the others. */
  order: readonly Name[];
  hidden: readonly Name[];
}

/** @param preference name of the user's preference @param standard all names, in the order without one */
export function arrangementOf<Name extends string>(preference: string, standard: readonly Name[]) {
  /** Local copy, so that nothing changes places once the answer arrives. */
  const storageKey = (): string => `ARRANGED:${preference}:${userStore.get()?.username ?? ''}`;

  const known = (names: unknown): Name[] =>
    Array.isArray(names) ? standard.filter((name) => names.includes(name)).toSorted((a, b) => names.indexOf(a) - names.indexOf(b)) : [];

  function read(value: unknown): Arrangement<Name> {
    const { order, hidden } = (value ?? {}) as { order?: unknown; hidden?: unknown };
    const first = known(order);
    return { order: [...first, ...standard.filter((name) => !first.includes(name))], hidden: known(hidden) };
  }

  async function fetchKept(signal: AbortSignal): Promise<Arrangement<Name>> {
    const found = (await resultOf(userPreferencesList({ signal }))).find(({ name }) => name === preference);
    const value = found && parseJson(found.value);
    writeStored(storageKey(), value ?? null);
    return read(value);
  }

  /** What this browser knows of it. */
  const kept = (): Arrangement<Name> => read(readStored(storageKey()));

  const query = () =>
    queryOptions({
      queryKey: ['arrangement', preference],
      queryFn: ({ signal }) => fetchKept(signal),
      placeholderData: kept,
    });

  async function save(arrangement: Arrangement<Name>): Promise<void> {
    await resultOf(userPreferencesSave({ body: { name: preference, value: JSON.stringify(arrangement) } }));
    writeStored(storageKey(), arrangement);
    queryClient.setQueryData(query().queryKey, read(arrangement));
  }

  return { query, kept, save };
}
