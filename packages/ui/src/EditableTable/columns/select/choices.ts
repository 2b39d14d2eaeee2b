import { dictionaryItems, forgetDictionaries } from '../../../DictSelect/dictionaryItems.ts';
import type { ColumnContext, EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { createOptionSet, type OptionInput, type OptionSet } from './options.ts';
import { liveColumn } from '../liveColumn.ts';
import { createObservable } from '../../../observable/observable.ts';

/** What there is to choose from. */
export interface ChoicesState {
  /** Undefined while loading, and after a failure. */
  options?: OptionSet | undefined;
  error?: Error | undefined;
}

/** Choices of a cell, as far as they have been loaded. */
export interface Choices {
  /** The same object until it changes. */
  state(): ChoicesState;
  /** Whether all choices are known: until then none can be refused. */
  isComplete(): boolean;
  /** Asks again after a failure; does nothing where the choices are known. */
  load(): void;
  subscribe(listener: () => void): () => void;
}

const nothing = () => undefined;

/** @param isComplete false for a column that is not connected to its dictionary yet */
function fixedChoices(options: readonly OptionInput[], isComplete = true): Choices {
  const state = { options: createOptionSet(options) };
  return { state: () => state, isComplete: () => isComplete, load: nothing, subscribe: () => nothing };
}

/** The column's own options, then those of a dictionary in the user's language; follows the source's `subscribe`. */
function dictionaryChoices(code: string, own: readonly OptionInput[], { sources, language }: ColumnContext): Choices {
  const source = sources.dictionary;
  if (!source) throw new Error(`HarrowProvider has no source 'dictionary', which a column with the dictionary '${code}' needs`);
  const known = source.known?.(code);
  let state: ChoicesState = { options: known || own.length > 0 ? createOptionSet(own, known ?? []) : undefined };
  let started = known !== undefined;
  let isComplete = started;
  let leave: (() => void) | undefined;
  const observable = createObservable();

  function put(next: ChoicesState) {
    state = next;
    observable.notify();
  }

  function load() {
    started = true;
    dictionaryItems(source!, language, code).then(
      (items) => {
        isComplete = true;
        put({ options: createOptionSet(own, items) });
      },
      (error: unknown) => {
        started = false;
        put({ options: state.options, error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
  }

  return {
    state: () => state,
    isComplete: () => isComplete,
    load: () => {
      if (!started) load();
    },
    subscribe(listener) {
      if (!observable.isObserved()) {
        leave = source.subscribe?.(() => {
          forgetDictionaries(source);
          // All listeners are notified before one requests again, so that the new request is shared.
          queueMicrotask(load);
        });
      }
      const stop = observable.subscribe(listener);
      if (!started) load();
      return () => {
        stop();
        if (!observable.isObserved()) leave?.();
      };
    },
  };
}

/** A column of choices: built from its own options, and anew for a table that connects it to its dictionary. */
export function columnOfChoices<Row extends object>(
  { options: own = [], dictCode }: { options?: readonly OptionInput[]; dictCode?: string },
  build: (choices: Choices) => EditableColumn<Row>,
): EditableColumn<Row> {
  const plain = build(fixedChoices(own, dictCode === undefined));
  if (dictCode === undefined) return plain;
  return {
    ...plain,
    connect(context) {
      const choices = dictionaryChoices(dictCode, own, context);
      return liveColumn(build(choices), { subscribe: choices.subscribe, version: choices.state });
    },
  };
}
