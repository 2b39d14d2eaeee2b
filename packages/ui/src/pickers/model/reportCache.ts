import type { ReportSource } from '../../sources/reportSource.ts';

const lifeMs = 30_000;

interface Kept {
  answer: Promise<unknown>;
  /** Epoch milliseconds. */
  until: number;
}

const groups = new WeakMap<ReportSource, Map<string, Map<string, Kept>>>();

/**
 * The source with answers kept for 30 seconds and calls in flight shared within a group, as the cells of one table.
 * Without a group nothing is kept. A shared call is not aborted when one of those who wait leaves.
 */
export function cachedReports(source: ReportSource, groupId: string | undefined): ReportSource {
  if (groupId === undefined || groupId === '') return source;
  const ofSource = groups.get(source) ?? followed(source);
  groups.set(source, ofSource);
  const kept = ofSource.get(groupId) ?? new Map<string, Kept>();
  ofSource.set(groupId, kept);

  function share<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const now = Date.now();
    for (const [name, { until }] of kept) if (until <= now) kept.delete(name);
    const known = kept.get(key);
    if (known) return known.answer as Promise<T>;
    const answer = ask(new AbortController().signal);
    kept.set(key, { answer, until: now + lifeMs });
    answer.catch(() => kept.delete(key));
    return answer;
  }

  return {
    config: (code) => share(`config ${code}`, (signal) => source.config(code, signal)),
    queryItems: (id) => share(`items ${id}`, (signal) => source.queryItems(id, signal)),
    data: (id, query) => share(`data ${id} ${JSON.stringify(query)}`, (signal) => source.data(id, query, signal)),
  };
}

/** Groups that are emptied when the source reports a change, as long as the source is there. */
function followed(source: ReportSource): Map<string, Map<string, Kept>> {
  const ofSource = new Map<string, Map<string, Kept>>();
  source.subscribe?.(() => ofSource.forEach((kept) => kept.clear()));
  return ofSource;
}

/** Invalidates the cached answers of the group. */
export const forgetReports = (source: ReportSource, groupId: string | undefined): unknown =>
  groups
    .get(source)
    ?.get(groupId ?? '')
    ?.clear();
