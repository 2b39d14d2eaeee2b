import { useCallback, useSyncExternalStore } from 'react';
import { rowTopic, type Topics } from './topics.ts';

/**
 * Draws a row again whenever anything of it is announced: its values, errors, choice, active cell, the range, or what may be edited at all.
 * One subscription for all cells of the row, which know themselves whether they have to be drawn.
 */
export function useRowVersion(topics: Topics, rowId: string): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [rowTopic(rowId), 'options', 'range'].map((topic) => topics.subscribe(topic, listener));
      return () => leave.forEach((stop) => stop());
    },
    [topics, rowId],
  );
  useSyncExternalStore(subscribe, topics.version, topics.version);
}
