/** Names of values that are kept elsewhere, as of users and departments. */
export interface LabelStore {
  /** The name, or undefined while it is not known; asking for it brings it. */
  find(value: unknown): { label: string } | undefined;
  /** Names that came along with something else, as with an answer to a search. */
  learn(known: readonly { value: unknown; label: string }[]): void;
  subscribe(listener: () => void): () => void;
  /** Grows with every name that arrived. */
  version(): number;
}

/** Values asked for at once; a longer list is asked for in parts. */
const batchSize = 100;

/**
 * Collects what is asked for while a frame is drawn and asks the source once. What the source does not know, or could
 * not answer, stays unnamed and is not asked for again as long as the table lives.
 */
export function createLabelStore(load: (values: string[]) => Promise<readonly { value: unknown; label: string }[]>): LabelStore {
  const labels = new Map<string, { label: string }>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let wanted: string[] = [];
  let version = 0;

  function learn(known: readonly { value: unknown; label: string }[]) {
    const news = known.filter(({ value, label }) => labels.get(String(value))?.label !== label);
    for (const { value, label } of news) labels.set(String(value), { label });
    version += news.length;
    if (news.length > 0) for (const listener of listeners) listener();
  }

  function flush() {
    const values = wanted;
    wanted = [];
    for (let start = 0; start < values.length; start += batchSize) {
      // A value without a name is shown as it is: that is all a failure means here.
      load(values.slice(start, start + batchSize)).then(learn, () => undefined);
    }
  }

  return {
    find(value) {
      const key = String(value);
      const known = labels.get(key);
      if (known || key === '' || asked.has(key)) return known;
      asked.add(key);
      if (wanted.push(key) === 1) setTimeout(flush);
      return undefined;
    },
    learn,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
