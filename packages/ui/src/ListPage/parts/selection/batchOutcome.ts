/** What becomes of the records of a batch, as the dialog shows it. Pure. */
import type { BatchPreview, BatchResult } from '../../batch.types.ts';

export interface Outcome {
  kind: 'done' | 'draft' | 'skipped';
  /** Of records that are skipped, or stay drafts for that reason. */
  reason?: string;
  ids: string[];
}

/** Records with the same outcome for the same reason together, in the order of the first of each: those skipped, those kept as drafts, the others. */
export function outcomesOf(ids: readonly string[], { failed, drafts = [] }: BatchResult): Outcome[] {
  const groups = new Map<string, Outcome>();
  for (const id of ids) {
    const reason = failed.find((one) => one.id === id)?.text;
    const kind = drafts.includes(id) ? 'draft' : reason === undefined ? 'done' : 'skipped';
    const key = `${kind} ${reason ?? ''}`;
    const group = groups.get(key) ?? { kind, ...(reason !== undefined && { reason }), ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return (['skipped', 'draft', 'done'] as const).flatMap((kind) => all.filter((group) => group.kind === kind));
}

/** How many are done, kept as drafts and skipped. */
export function countsOf(outcomes: readonly Outcome[]): Record<Outcome['kind'], number> {
  const count = (kind: Outcome['kind']): number => outcomes.reduce((sum, group) => sum + (group.kind === kind ? group.ids.length : 0), 0);
  return { done: count('done'), draft: count('draft'), skipped: count('skipped') };
}

/** Records that something is done with. */
export const readyOf = ({ ok, drafts = [] }: BatchResult): string[] => [...new Set([...ok, ...drafts])];

/** The preview of some records laid over that of all. */
export const withNewer = (before: BatchPreview, newer: BatchPreview, asked: readonly string[]): BatchPreview => ({
  ...newer,
  failed: [...before.failed.filter(({ id }) => !asked.includes(id)), ...newer.failed],
  facts: { ...before.facts, ...newer.facts },
});

/** Whether two previews promise the same. */
export const isSamePreview = (one: BatchPreview, other: BatchPreview): boolean => promised(one) === promised(other);

const promised = ({ ok, failed, drafts = [], warnings = [] }: BatchPreview): string =>
  JSON.stringify([ok, failed.map(({ id, text }) => `${id} ${text}`), drafts, warnings].map((all) => all.toSorted()));
