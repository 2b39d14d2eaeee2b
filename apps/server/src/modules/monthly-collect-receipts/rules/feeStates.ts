/** Whether a fee stands on a statement, or why it does not. Pure. */
import type { StatementFeeState } from '../../../generated/types.gen.ts';

export interface CandidateFee {
  id: string;
  sourceId: string;
}

export interface Standing {
  state: StatementFeeState;
  /** Of an excluded fee: why. */
  note: string | null;
  /** Of a held fee: the refusal of its document. */
  hold: { code: string; params: Readonly<Record<string, string | number>> } | null;
}

export interface Known {
  /** Kept off this statement, with the reason. */
  excluded: ReadonlyMap<string, string>;
  /** Under an objection that is not settled yet. */
  disputed: ReadonlySet<string>;
  /** Held back by their documents. */
  held: ReadonlyMap<string, NonNullable<Standing['hold']>>;
}

/** An objection comes before an exclusion, which comes before what the document says. */
export function standingOf({ id }: CandidateFee, { excluded, disputed, held }: Known): Standing {
  if (disputed.has(id)) return { state: 'disputed', note: null, hold: null };
  const note = excluded.get(id);
  if (note !== undefined) return { state: 'excluded', note, hold: null };
  const hold = held.get(id);
  return hold ? { state: 'held', note: null, hold } : { state: 'included', note: null, hold: null };
}

/** Fees with all others of their documents: a fee and what takes it back stand together. */
export function withTheirs<Fee extends CandidateFee>(all: readonly Fee[], ids: ReadonlySet<string>): Fee[] {
  const sources = new Set(all.filter(({ id }) => ids.has(id)).map(({ sourceId }) => sourceId));
  return all.filter(({ sourceId }) => sources.has(sourceId));
}
