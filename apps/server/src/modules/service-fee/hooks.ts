/** Hooks for service fees of documents. */
import type { TrxContext } from '../../shared/context.ts';

/** Hooks of a kind of document, in the transaction of the statement; a hook is left out where nothing follows. */
export interface FeeHooks {
  /** Refuses by throwing while the document keeps its fees off statements. */
  readonly mayGoOnStatement?: (context: TrxContext, input: { sourceId: string }) => Promise<void>;
  /** A statement with its fees is issued. */
  readonly settling?: (context: TrxContext, input: { sourceId: string; statementNo: string }) => Promise<void>;
  /** Its fees are removed from the statement. */
  readonly released?: (context: TrxContext, input: { sourceId: string }) => Promise<void>;
  /** All fees of the document are paid. @param input.day payment date, `YYYY-MM-DD` */
  readonly settled?: (context: TrxContext, input: { sourceId: string; statementNo: string; day: string }) => Promise<void>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Hooks for service fees, by kind of document. */
    readonly feeSources?: Readonly<Record<string, FeeHooks>>;
  }
}
