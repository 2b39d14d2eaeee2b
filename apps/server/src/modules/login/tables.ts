import type { Generated } from 'kysely';

export interface SessionTable {
  /** SHA-256 of the token, hex: the token itself is nowhere on the server. */
  tokenHash: string;
  userId: string;
  /** Department chosen in this session. */
  orgCode: string | null;
  ip: string;
  userAgent: string;
  createTime: Generated<string>;
  /** Of the last request, to the minute. */
  lastActive: Generated<string>;
  expireTime: string;
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
  expireTime: string;
}

/** Failed sign-ins of an account or an address. */
export interface LoginFailureTable {
  kind: 'account' | 'address';
  subject: string;
  count: number;
  lastTime: string;
  lockedUntil: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    session: SessionTable;
    sysLoginLog: LoginLogTable;
    captcha: CaptchaTable;
    loginFailure: LoginFailureTable;
  }
}
