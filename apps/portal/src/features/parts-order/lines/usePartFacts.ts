import { type NamedPart, partsGetNameByCode, resultOf } from '@harrow/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../../shared/useSettled.ts';
import type { FactsByCode } from './lineProblem.ts';
import { codeKey } from './orderRow.ts';

const none: FactsByCode = new Map();
/** Of one call. */
const mostCodes = 300;

/** What the catalogue says of codes, priced as for the user's dealer. */
async function namesOf(codes: readonly string[], signal: AbortSignal): Promise<readonly NamedPart[]> {
  const pages = Array.from({ length: Math.ceil(codes.length / mostCodes) }, (_, page) => codes.slice(page * mostCodes, (page + 1) * mostCodes));
  return (await Promise.all(pages.map((page) => resultOf(partsGetNameByCode({ query: { partsCode: page.join(',') }, signal }))))).flat();
}

/**
 * What the catalogue says of some codes: all that are not known yet are asked for in one call, once nothing has been typed for a moment.
 * Codes that could not be looked up stay unknown; saving judges them.
 * @param codes  as they stand in the lines
 * @param onFound gets all that is known after each answer
 */
export function usePartFacts(codes: readonly string[], onFound: (facts: FactsByCode) => void): FactsByCode {
  const [facts, setFacts] = useState(none);
  const unknown = [...new Set(codes.map(codeKey))].filter((code) => code !== '' && !facts.has(code)).toSorted();
  const wanted = useSettled(unknown.join('\n'));
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await namesOf(wanted.split('\n'), signal).catch(() => []);
    if (found.length === 0 || signal.aborted) return;
    const next = new Map([...facts, ...found.map((part) => [codeKey(part.partsCode), part] as const)]);
    setFacts(next);
    onFound(next);
  });
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    void look(asking.signal);
    return () => asking.abort();
  }, [wanted]);
  return facts;
}
