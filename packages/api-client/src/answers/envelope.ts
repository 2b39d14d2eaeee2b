import { ApiError, type Failure, type FieldProblem, type Warning } from './ApiError.ts';

/** Envelope of every answer. `code` is 0 or 200 on success: only `success` is reliable. */
export interface Envelope<T> {
  success: boolean;
  code: number;
  message: string;
  result: T;
  /** Epoch milliseconds of the server. */
  timestamp: number;
}

/** The parts of an answer that speak of failure; all are optional, since a proxy may have answered instead. */
interface Answer {
  success?: boolean;
  code?: number;
  message?: string;
  /** The few calls of the older kind (password) say `msg`, and have no `success`. */
  msg?: string;
  result?: { errorCode?: string; errors?: FieldProblem[]; warnings?: Warning[] } | null;
}

const tokenInvalid = /token\s*失效|token\b.{0,20}\b(invalid|expired)|\b(invalid|expired)\b.{0,20}\btoken/i;

function httpFailure(status: number, message: string, { result }: Answer): Failure {
  // Fields that break the contract are corrected like those that break a rule of the business.
  if (status === 400 && result?.errors) return { kind: 'invalid', errors: result.errors };
  if (status === 401) return { kind: 'unauthorised' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 404) return { kind: 'notFound' };
  if (status === 504) return { kind: 'timeout' };
  // Older back ends answer 500 with this text where newer ones answer 401.
  if (status === 500 && tokenInvalid.test(message)) return { kind: 'unauthorised' };
  return { kind: 'server' };
}

function refusal({ code = 0, result }: Answer): Failure {
  if (code === 422 && result?.errors) return { kind: 'invalid', errors: result.errors };
  if (code === 202 && result?.warnings) return { kind: 'askFirst', warnings: result.warnings };
  // A repeated call that is still running, or whose key was used for another one, has 409 as well, but the record has not changed.
  if (code === 409 && !result?.errorCode?.startsWith('idempotency.')) return { kind: 'conflict', errorCode: result?.errorCode };
  if (code === 401) return { kind: 'unauthorised' };
  if (code === 510) return { kind: 'forbidden' };
  return { kind: 'refused', code, errorCode: result?.errorCode };
}

function isRefused(answer: Answer): boolean {
  if (answer.success !== undefined) return !answer.success;
  return typeof answer.msg === 'string' && answer.code !== 200;
}

/** A text that is no JSON. */
const unreadable = Symbol('unreadable');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/**
 * Unwraps an answer of the API: its value, or its error. A success that cannot be parsed is an error as
 * well: the page of a proxy, or an answer that was cut.
 */
export function readAnswer(status: number, text: string): { failure: ApiError } | { failure?: undefined; value: unknown } {
  const failure = readFailure(status, text);
  if (failure) return { failure };
  const value = text === '' ? null : parse(text);
  return value === unreadable ? { failure: new ApiError({ kind: 'server' }, status) } : { value };
}

/**
 * The error an answer amounts to, or `undefined` when the call succeeded.
 * Bare lists and JSON without an envelope count as success, as some calls of the older kind answer them.
 * @param status HTTP status
 * @param text   body of the answer; anything but a JSON object is ignored
 */
export function readFailure(status: number, text: string): ApiError | undefined {
  const value = parse(text);
  const answer: Answer = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const message = answer.message ?? answer.msg ?? '';
  if (status < 200 || status >= 300) return new ApiError(httpFailure(status, message, answer), status, message);
  return isRefused(answer) ? new ApiError(refusal(answer), status, message, { result: answer.result }) : undefined;
}
