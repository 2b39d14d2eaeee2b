import { createRecordCache, type RecordCache } from '../../../recordCache/recordCache.ts';

/** Names of values that are kept elsewhere, as of users and departments. */
export interface LabelStore extends Pick<RecordCache<unknown>, 'subscribe' | 'version'> {
  /** The name, or undefined while it is not known; asking for it brings it. */
  find(value: unknown): { label: string } | undefined;
  /** Names that came along with something else, as with an answer to a search. */
  learn(known: readonly { value: unknown; label: string }[]): void;
}

interface Named {
  value: string;
  label: string;
}

const toNamed = (known: readonly { value: unknown; label: string }[]): Named[] => known.map(({ value, label }) => ({ value: String(value), label }));

/** Values that the source does not know or fails to resolve stay without a label, and are not requested again while the table is mounted. */
export function createLabelStore(load: (values: string[]) => Promise<readonly { value: unknown; label: string }[]>): LabelStore {
  const cache = createRecordCache<Named>(
    'value',
    // A value without a name is shown as it is: that is all a failure means here.
    (values) => load([...values]).then(toNamed, () => []),
    (one, other) => one.label === other.label,
  );
  return {
    find: (value) => cache.find(String(value)),
    learn: (known) => cache.learn(toNamed(known)),
    subscribe: cache.subscribe,
    version: cache.version,
  };
}
