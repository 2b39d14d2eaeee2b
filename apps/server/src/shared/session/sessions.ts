import type { CurrentUser } from './currentUser.ts';

/** Who is signed in. Tokens are random, kept only as a hash, valid for 7 days and revocable. */
export interface Sessions {
  /** Starts a session. @returns the token */
  open(user: { userId: string; orgCode: string | null; ip: string; userAgent: string }): Promise<string>;
  /** The user of a token; undefined when it is unknown, expired or revoked, or the user is frozen. */
  find(token: string, ip: string): Promise<CurrentUser | undefined>;
  /** The user as a job or the seed acts for him. */
  actAs(username: string): Promise<CurrentUser>;
  close(token: string): Promise<void>;
  /** Ends all sessions of a user, except one. */
  closeAll(userId: string, exceptSessionId?: string): Promise<void>;
  /** Makes a department the current one of a session. */
  chooseDepart(sessionId: string, orgCode: string): Promise<void>;
  /** Forgets what is cached about a user, here and in every server process; call it after a change of his rights. */
  forget(userId: string): Promise<void>;
}
