import { useSyncExternalStore } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import type { AreaSource } from '../../sources/areaSource.ts';
import { chinaAreas } from '../chinaAreas.ts';
import { type AreaTree, createAreaTree } from '../model/areaTree.ts';
import { createObservable } from '../../observable/observable.ts';

/** The areas, or why there are none; neither while they are on their way. */
export interface AreasState {
  tree?: AreaTree;
  error?: Error;
}

interface AreaStore {
  state(): AreasState;
  /** Loads what is not there; failed is asked for again. */
  load(): Promise<AreasState>;
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<AreaSource, Map<string, AreaStore>>();
const nothingYet: AreasState = {};

/** The areas of a source in a language: loaded once, for all pickers and texts. */
export function areasOf(source: AreaSource, language: string): AreaStore {
  const ofSource = stores.get(source) ?? new Map<string, AreaStore>();
  stores.set(source, ofSource);
  const store = ofSource.get(language) ?? createStore(() => source.load(language));
  ofSource.set(language, store);
  return store;
}

function createStore(load: () => ReturnType<AreaSource['load']>): AreaStore {
  const observable = createObservable();
  let state = nothingYet;
  let loading: Promise<AreasState> | undefined;

  async function fetch(): Promise<AreasState> {
    try {
      state = { tree: createAreaTree(await load()) };
    } catch (error) {
      state = { error: error instanceof Error ? error : new Error(String(error)) };
      loading = undefined;
    }
    observable.notify();
    return state;
  }
  const once = () => (loading ??= fetch());
  return {
    state: () => state,
    load: once,
    subscribe(listener) {
      const leave = observable.subscribe(listener);
      void once();
      return leave;
    },
  };
}

/** Areas of the given source, of the provider's, or of China. */
export function useAreas(given: AreaSource | undefined): AreasState & { retry: () => void } {
  const { language, sources } = useSettings();
  const store = areasOf(given ?? sources.areas ?? chinaAreas, language);
  return { ...useSyncExternalStore(store.subscribe, store.state, store.state), retry: () => void store.load() };
}
