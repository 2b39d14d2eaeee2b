/** Hooks for service fees of documents. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';

export type SettlementStatus = 'unsettled' | 'settling' | 'settled';

/** A document, as all its fees but charge-backs say: one unsettled, else one on a statement, else settled. */
export interface FollowedSource {
  sourceId: string;
  settlementStatus: SettlementStatus;
  /** Null: they leave theirs. */
  statementNo: string | null;
}

/** What a document keeps its fees off statements for; charge-backs are never kept off. */
export interface FeeHold {
  /** Dictionary `fee_held_reason`. */
  readonly reason: string;
  /** Why its fees are not taken, with the document's number `no`. */
  readonly code: string;
  /** Whether it keeps them off. */
  readonly when: (sourceId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
}

/** Hooks of a kind of document, in the transaction of the statement; a hook is left out where nothing follows. */
export interface FeeHooks {
  readonly held?: FeeHold;
  /** Statements take, release or pay fees of documents. @param input.day payment date, `YYYY-MM-DD`; null before it */
  readonly follow?: (context: TrxContext, input: { sources: readonly FollowedSource[]; day: string | null }) => Promise<void>;
  /** A statement has taken charge-backs into account. */
  readonly chargedBack?: (context: TrxContext, input: { feeNos: readonly string[] }) => Promise<void>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Hooks for service fees, by kind of document. */
    readonly feeSources?: Readonly<Record<string, FeeHooks>>;
  }
}
