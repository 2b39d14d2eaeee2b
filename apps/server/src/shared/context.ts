import { type Db, inTransaction, type Trx } from './database/database.ts';
import type { Services } from './services.ts';
import type { CurrentUser } from './session/currentUser.ts';

/** Context of a call without a signed-in user. */
export interface OpenContext {
  readonly services: Services;
  /** The open transaction, or the server's own database where none is open. */
  readonly db: Db;
}

/**
 * Who acts, with what, and where: the first argument of a service function; what is asked for is the second. Texts are for
 * `user.language`, the language of the visit.
 */
export interface Context extends OpenContext {
  readonly user: CurrentUser;
}

/** A context inside a transaction. */
export interface TrxContext extends Context {
  readonly db: Trx;
}

/** The context of a call, outside any transaction. */
export const contextOf = (services: Services, user: CurrentUser): Context => ({ services, user, db: services.db });

/** Runs `work` in one transaction: all of it happens, or nothing. Joins the transaction of the context where one is open. */
export const transact = <Result>(context: Context, work: (inside: TrxContext) => Promise<Result>): Promise<Result> =>
  inTransaction(context.db, (db) => work({ ...context, db }));
