import type { Db } from '../database/database.ts';
import type { CurrentUser } from './currentUser.ts';

/**
 * Who is signed in. Tokens are random, kept only as a hash, valid for 7 days and revocable. What is changed with `db`
 * counts in this process once that is committed, and in the others as soon as NOTIFY has reached them, at the latest after
 * 10 seconds.
 */
export interface Sessions {
  /** Starts a session. @returns the token */
  open(user: { userId: string; orgCode: string | null; ip: string; userAgent: string }): Promise<string>;
  /** The user of a token; undefined when it is unknown, expired or revoked, or the user is frozen. */
  find(token: string, ip: string): Promise<CurrentUser | undefined>;
  /** The user as a job or the seed acts for him. */
  actAs(username: string): Promise<CurrentUser>;
  close(db: Db, token: string): Promise<void>;
  /** Ends all sessions of a user, except one. */
  closeAll(db: Db, userId: string, exceptSessionId?: string): Promise<void>;
  /** Makes a department the current one of a session. @returns the user as he is in it; undefined when he is frozen or the session has ended */
  chooseDepart(db: Db, sessionId: string, orgCode: string): Promise<CurrentUser | undefined>;
  /** Forgets what is cached about a user ('' for everybody), here and in every server process; call it with a change of his rights. */
  forget(db: Db, userId: string): Promise<void>;
}
