import { useCallback, useSyncExternalStore } from 'react';
import type { Topics } from './topics.ts';

/** A value of the model that is read again when `topic` is announced; compared by identity. */
export function useTopic<Value>(topics: Topics, topic: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => topics.subscribe(topic, listener), [topics, topic]);
  return useSyncExternalStore(subscribe, read, read);
}
