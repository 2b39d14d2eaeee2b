/** Whether a fee stands on a statement, or why it does not. Pure. */
import type { StatementFeeState } from '../../../generated/types.gen.ts';

export interface CandidateFee {
  id: string;
  sourceId: string;
  /** Why it waits: dictionary `fee_held_reason`. */
  hold: string | null;
}

export interface Standing {
  state: StatementFeeState;
  /** Of an excluded fee: why. */
  note: string | null;
}

/** What a statement knows of its fees. */
export interface Known {
  /** Kept off it, with the reason. */
  excluded: ReadonlyMap<string, string>;
  /** Under an objection that is not settled yet. */
  disputed: ReadonlySet<string>;
}

/** An objection comes before an exclusion, which comes before what the document says. */
export function standingOf({ id, hold }: CandidateFee, { excluded, disputed }: Known): Standing {
  if (disputed.has(id)) return { state: 'disputed', note: null };
  const note = excluded.get(id);
  if (note !== undefined) return { state: 'excluded', note };
  return { state: hold === null ? 'included' : 'held', note: null };
}

/** Fees with all others of their documents: a fee and what takes it back stand together. */
export function withTheirs<Fee extends Pick<CandidateFee, 'id' | 'sourceId'>>(all: readonly Fee[], ids: ReadonlySet<string>): Fee[] {
  const sources = new Set(all.filter(({ id }) => ids.has(id)).map(({ sourceId }) => sourceId));
  return all.filter(({ sourceId }) => sources.has(sourceId));
}
