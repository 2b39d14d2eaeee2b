import { type Db, inTransaction, type Trx } from './database/database.ts';
import type { Services } from './services.ts';
import type { CurrentUser } from './session/currentUser.ts';

/** Who acts, with what, and where: the first argument of a service function; what is asked for is the second. */
export interface Context {
  readonly services: Services;
  readonly user: CurrentUser;
  /** The open transaction, or the server's own database where none is open. */
  readonly db: Db;
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
