import { isEmptyValue } from '../../rowStore/field.ts';
import type { ChoicesState } from '../select/choices.ts';
import { createOptionSet, type OptionInput } from '../select/options.ts';
import { createObservable } from '../../../observable/observable.ts';

/** Choices that depend on the value of another column: asked for once per value. */
export interface LinkedOptions {
  /** State of the choices for a parent's value. Keeps its identity until it changes. */
  state(parent: unknown): ChoicesState;
  /** Asks if it is neither known nor on its way. A column that depends on an empty parent has no choices. */
  load(parent: unknown): void;
  subscribe(listener: () => void): () => void;
  /** Grows with every answer. */
  version(): number;
}

const unknown: ChoicesState = {};
const none: ChoicesState = { options: createOptionSet() };

/** @param needsParent false for the first column of a chain, which has the same choices in every row */
export function createLinkedOptions(source: (parent: unknown) => Promise<readonly OptionInput[]>, needsParent: boolean): LinkedOptions {
  const states = new Map<string, ChoicesState>();
  const loading = new Set<string>();
  const { subscribe, notify } = createObservable();
  let version = 0;
  const keyOf = (parent: unknown) => (needsParent ? String(parent) : '');

  function put(key: string, state: ChoicesState) {
    loading.delete(key);
    states.set(key, state);
    version += 1;
    notify();
  }

  return {
    state: (parent) => (needsParent && isEmptyValue(parent) ? none : (states.get(keyOf(parent)) ?? unknown)),

    load(parent) {
      const key = keyOf(parent);
      if ((needsParent && isEmptyValue(parent)) || loading.has(key) || states.get(key)?.options) return;
      loading.add(key);
      source(needsParent ? parent : undefined).then(
        (options) => put(key, { options: createOptionSet(options) }),
        (error: unknown) => put(key, { error: error instanceof Error ? error : new Error(String(error)) }),
      );
    },

    version: () => version,

    subscribe,
  };
}
