import type { ApiError } from './answers/ApiError.ts';
import type { TokenStore } from './tokenStore.ts';

/** Names of the headers, which differ between back ends. */
export interface HeaderNames {
  token: string;
  tenantId: string;
  version: string;
  appId: string;
  sign: string;
  timestamp: string;
  idempotencyKey: string;
}

export const defaultHeaderNames: HeaderNames = {
  token: 'X-Access-Token',
  tenantId: 'X-Tenant-Id',
  version: 'X-Version',
  appId: 'X-Low-App-ID',
  sign: 'X-Sign',
  timestamp: 'X-TIMESTAMP',
  idempotencyKey: 'X-Idempotency-Key',
};

/** Time limits of calls, milliseconds. A signed GET has less, since it is a look-up. */
export const requestTimeoutMs = 500_000;
export const signedGetTimeoutMs = 10_000;

/** Repetitions of a reading call when the server is unreachable, and the pause before each, milliseconds. */
export const safeRetries = 1;
export const retryPauseMs = 1_000;

/** Configuration of a client for a back end that implements the contract. */
export interface ApiConfig {
  /** Put before every path, for example `https://portal.example.com/base`. Default: none, the page's own origin. */
  baseUrl?: string;
  headers?: Partial<HeaderNames>;
  tokens: TokenStore;
  /** Sent as the version header. Default `v1`. */
  version?: string;
  /** Default `0`: no tenant. */
  tenantId?: () => string | number;
  /** Id of the low-code application whose page is open, when one is. */
  appId?: () => string | undefined;
  /** Language of messages, sent as `Accept-Language`: `zh-cn`, `en`, `es`, `ru`, `fr` or `pt`. Default: the browser's. */
  language?: () => string;
  /** Signs GET and POST calls when set. There is no default, as a known secret is none. */
  signingSecret?: string;
  /** The signature covers its time stamp as well, for servers that want it. Default false: the usual algorithm leaves it out. */
  signingCoversTime?: boolean;
  /** Called with the headers of every answer that is a success, for what a back end tells beside it. */
  onAnswer?: (headers: Pick<Headers, 'get'>) => void;
  /** Called once with every failed call, also if the caller catches the error. Aborted calls are no failures. */
  onError?: (error: ApiError) => void;
  /**
   * Told that the session is gone, once for each token however many calls found out.
   * `status` 401 means that the server says so; 500 that its message speaks of an invalid token.
   */
  onSessionLost?: (error: ApiError) => void;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * Repetitions of a GET that reached no server (or a proxy without one: 502, 503). Default 1; anything that may change
   * something is never repeated by itself.
   */
  retries?: number;
  /** Pause before a repetition, growing with each; default 1,000 ms. */
  retryPauseMs?: number;
  /** Default 500,000 ms; signed GET 10,000 ms. */
  timeoutMs?: number;
  /** The clock, epoch milliseconds. Default `Date.now`. */
  now?: () => number;
}
