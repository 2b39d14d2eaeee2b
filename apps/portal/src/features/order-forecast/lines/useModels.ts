import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../../shared/useSettled.ts';
import { modelsNamed } from '../orderForecasts.ts';
import { codeKey, type ModelsByCode } from './forecastRow.ts';

const none: ModelsByCode = new Map();

/**
 * Models by their codes: those that are not known yet are asked for in one call, once nothing has been typed for a moment. What the dealer may
 * not sell stays unknown; saving judges it.
 * @param codes as they stand in the lines
 */
export function useModels(codes: readonly string[]): ModelsByCode {
  const [models, setModels] = useState(none);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const unknown = [...new Set(codes.map(codeKey))].filter((code) => code !== '' && !asked.has(code)).toSorted();
  const wanted = useSettled(unknown.join('\n'));
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const named = wanted.split('\n');
    const found = await modelsNamed(named, signal).catch(() => undefined);
    if (found === undefined || signal.aborted) return;
    setAsked(new Set([...asked, ...named]));
    setModels(new Map([...models, ...found.map((model) => [codeKey(model.value), model] as const)]));
  });
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    void look(asking.signal);
    return () => asking.abort();
  }, [wanted]);
  return models;
}
