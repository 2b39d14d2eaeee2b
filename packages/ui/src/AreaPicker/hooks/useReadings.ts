import { useState } from 'react';
import { loadReadings, needsReadings, type Readings } from '../model/areaSearch.ts';
import type { AreaNode } from '../model/areaTree.ts';

/** Readings of Chinese characters, fetched when letters are typed for the first time. Without them names are still found by their characters. */
export function useReadings(nodes: readonly AreaNode[]): [readings: Readings | undefined, handleTyped: (typed: string) => void] {
  const [readings, setReadings] = useState<Readings>();
  const handleTyped = (typed: string) => {
    if (readings || !needsReadings(typed, nodes)) return;
    loadReadings().then(
      (loaded) => setReadings(() => loaded),
      () => undefined,
    );
  };
  return [readings, handleTyped];
}
