import type { Generated } from 'kysely';
import type { Language } from '../../shared/messages/messages.ts';
import type { SessionEnd } from '../../shared/session/sessions.ts';

export interface SessionTable {
  /** SHA-256 of the token, hex: the token itself is nowhere on the server. */
  tokenHash: string;
  userId: string;
  /** Department chosen in this session. */
  orgCode: string | null;
  ip: string;
  userAgent: string;
  /** Of this visit; null: the account's. */
  language: Language | null;
  createTime: Generated<string>;
  /** Of the last request, to the minute. */
  lastActive: Generated<string>;
  expireTime: string;
}

/** A session ended early by another user, so that its user can be told why. */
export interface EndedSessionTable {
  tokenHash: string;
  reason: SessionEnd;
  endTime: Generated<string>;
}

/** A sign-in that succeeded. */
export interface LoginLogTable {
  id: Generated<number>;
  userId: string;
  ip: string;
  createTime: Generated<string>;
}

/** A verification code that was handed out. */
export interface CaptchaTable {
  checkKey: string;
  codeHash: string;
  /** Signs the puzzle that came with it; never leaves the server. */
  proofKey: string;
  expireTime: string;
}

/** Failed sign-ins of an account, from wherever. */
export interface LoginFailureTable {
  /** Login name in lower case, whether or not it exists. */
  account: string;
  count: number;
  lastTime: string;
  lockedUntil: string | null;
}

/** Failed sign-ins of an account from one network. */
export interface AddressFailureTable {
  address: string;
  account: string;
  count: number;
  lastTime: string;
}

/** Secret from which the keys of drafts in browsers are derived; one row. */
export interface DraftSecretTable {
  /** Base64 of 32 random bytes; never leaves the server. */
  secret: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    session: SessionTable;
    endedSession: EndedSessionTable;
    sysLoginLog: LoginLogTable;
    captcha: CaptchaTable;
    loginFailure: LoginFailureTable;
    addressFailure: AddressFailureTable;
    draftSecret: DraftSecretTable;
  }
}
