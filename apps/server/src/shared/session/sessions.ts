import type { Db } from '../database/database.ts';
import type { Language } from '../messages/messages.ts';
import type { CurrentUser } from './currentUser.ts';

/** Why a session ended that its user did not end: the text that says it. */
export type SessionEnd =
  | 'session.endedByAdministrator'
  | 'session.passwordChanged'
  | 'session.passwordReset'
  | 'session.accountClosed'
  | 'session.dealerTerminated'
  | 'session.departSuspended';

/** All sessions of a user, or one by what the list of sessions calls it (the first half of its hash) or by its token. */
export type SessionChoice = ({ userId: string } | { session: string }) & {
  /** Hash of the token of a session that goes on. */
  except?: string;
};

/**
 * Sessions of users. Tokens are random, kept only as a hash, valid for 7 days and revocable. A change through `db`
 * takes effect in this process when it is committed, and in the others when NOTIFY has reached them, at the latest after
 * 10 seconds.
 */
export interface Sessions {
  /** Starts a session. @returns the token */
  open(user: { userId: string; orgCode: string | null; ip: string; userAgent: string; language?: Language | undefined }): Promise<string>;
  /** The user of a token; undefined when it is unknown, expired or revoked, or the user is frozen. */
  find(token: string, ip: string): Promise<CurrentUser | undefined>;
  /** Why a token is no longer valid: who ended its session, or that the user's departments are suspended; undefined for an unknown one, or one that its user ended. */
  endOf(token: string): Promise<SessionEnd | undefined>;
  /** The user as a job or the seed acts for them. */
  actAs(username: string): Promise<CurrentUser>;
  /** A user as they are in a department, without a session; undefined when they are frozen or work there no more. */
  ofUser(userId: string, orgCode: string | null): Promise<CurrentUser | undefined>;
  close(db: Db, token: string): Promise<void>;
  /** Ends sessions for a reason that their user is told on coming back. @returns how many there were */
  end(db: Db, reason: SessionEnd, which: SessionChoice): Promise<number>;
  /** Makes a department the current one of a session. @returns the user as they are in it; undefined when they are frozen or the session has ended */
  chooseDepart(db: Db, sessionId: string, orgCode: string): Promise<CurrentUser | undefined>;
  /** Clears the cached session of a user ('' for all users) in every server process; call it with a change of their rights. */
  forget(db: Db, userId: string): Promise<void>;
}
