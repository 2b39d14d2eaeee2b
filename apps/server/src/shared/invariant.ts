import type { RawBuilder } from 'kysely';

/** Invariant of stored data: a statement that finds violations. */
export interface Invariant {
  /** Names it in messages, e.g. `I1`. */
  readonly code: string;
  /**
   * Records for which it does not hold, by `id`.
   * @param since only what was touched from this moment on (ISO 8601); null: all
   */
  readonly broken: (since: string | null) => RawBuilder<unknown>;
}
