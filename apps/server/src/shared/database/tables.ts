import type { Generated } from 'kysely';
import type { Json } from './database.ts';

/** First answers of writes that carried an idempotency key. */
export interface IdempotencyTable {
  userId: string;
  operation: string;
  key: string;
  requestHash: string;
  /** Null while the first call is still running. */
  answer: Json<unknown> | null;
  /** Names the call that runs under the key; only this one may answer. */
  holder: Generated<string>;
  /** Until when the call under way counts as alive; it moves this on while it runs. */
  aliveUntil: Generated<string>;
  createTime: Generated<string>;
}

declare module './database.ts' {
  interface Database {
    idempotency: IdempotencyTable;
  }
}
