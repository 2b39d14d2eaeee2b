import { ApiError, isFailure } from '../answers/ApiError.ts';
import type { Clock } from './clock.ts';
import { type ApiConfig, defaultHeaderNames, requestTimeoutMs, retryPauseMs, safeRetries, signedGetTimeoutMs } from '../config.ts';
import { readAnswer } from '../answers/envelope.ts';
import { type FailureReporter, toTransportError } from '../answers/failures.ts';
import { requestHeaders } from './headers.ts';
import { hasKey, noteRetryAfter, pause, retryAfterOf } from './repeat.ts';
import { timeLimit } from './timeLimit.ts';
import { isTimeRefusal, serverTimeOf } from './timeRefusal.ts';

/** Which calls carry a signature when a secret is configured: all, none, or GET and POST. */
export type Signs = 'all' | 'none' | 'getAndPost';

/** Shared state of all fetches of one client. */
export interface FetchContext {
  config: ApiConfig;
  reporter: FailureReporter;
  clock: Clock;
}

const dictionaryItems = /\/sys\/dict\/getDictItems\//;

/** Proxies and old browsers like to cache GET answers, so each carries its time; dictionary items may well be cached. */
function withTimestamp(url: string, now: number): string {
  if (dictionaryItems.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}_t=${now}`;
}

async function jsonBody(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.includes('json')) return undefined;
  const text = await request.clone().text();
  return text ? JSON.parse(text) : undefined;
}

/** The request with its signature; what the caller gave stays as it is. */
async function signed(request: Request, { config, clock }: FetchContext): Promise<Request> {
  const names = { ...defaultHeaderNames, ...config.headers };
  // Loaded only where a secret is configured: most installations sign nothing.
  const { sign, signableUrl } = await import('../signing/signing.ts');
  const url = signableUrl(request.url);
  const copy = url === request.url ? request : new Request(url, request);
  const { pathname, search } = new URL(url);
  const timestamp = String(clock.stamp());
  const signable = { url: pathname + search, body: await jsonBody(copy), ...(config.signingCoversTime && { timestamp }) };
  copy.headers.set(names.sign, sign(signable, config.signingSecret!));
  copy.headers.set(names.timestamp, timestamp);
  return copy;
}

const isSigned = ({ method }: Request, { signingSecret }: ApiConfig, signs: Signs): boolean =>
  Boolean(signingSecret) && signs !== 'none' && (signs === 'all' || method === 'GET' || method === 'POST');

async function prepare(original: Request, context: FetchContext, signs: Signs): Promise<Request> {
  const { config } = context;
  const request = original.method === 'GET' ? new Request(withTimestamp(original.url, (config.now ?? Date.now)()), original) : original.clone();
  for (const [name, value] of Object.entries(requestHeaders(config))) request.headers.set(name, value);
  return isSigned(request, config, signs) ? signed(request, context) : request;
}

function timeoutOf(request: Request, config: ApiConfig, signs: Signs): number {
  const usual = config.timeoutMs ?? requestTimeoutMs;
  return request.method === 'GET' && isSigned(request, config, signs) ? Math.min(usual, signedGetTimeoutMs) : usual;
}

/** An answer of the API is JSON. Other files pass through unread, but a page of HTML without a file name comes from a proxy. */
function isFile({ ok, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  return ok && !type.includes('json') && (!type.includes('text/html') || headers.has('Content-Disposition'));
}

/** An answer that is JSON, or that failed, is read at once, so that what it says can be judged. */
async function judge(response: Response): Promise<Response> {
  if (isFile(response)) return response;
  const text = await response.text();
  const { failure } = readAnswer(response.status, text);
  if (!failure) return new Response(text || null, response);
  noteRetryAfter(failure, response.headers.get('Retry-After'));
  if (isTimeRefusal(failure)) serverTimes.set(failure, serverTimeOf(text, response.headers));
  throw failure;
}
const serverTimes = new WeakMap<ApiError, number | undefined>();

/** The call has not reached a server, so that it may be repeated. */
const isUnheard = (error: unknown): boolean => isFailure(error, 'offline') || (error instanceof ApiError && (error.status === 502 || error.status === 503));

/**
 * A `fetch` for one back end: adds base headers, timestamp and signature, limits the time, repeats what only reads, and
 * throws an `ApiError` for everything but a success. Aborting by `signal` rejects with the usual `AbortError` and reports nothing.
 */
export function createApiFetch(context: FetchContext, signs: Signs = 'getAndPost'): typeof fetch {
  const { config, reporter, clock } = context;
  return async (input, init) => {
    const token = config.tokens.get();
    const original = new Request(input, init);
    const limit = timeLimit(timeoutOf(original, config, signs));
    const signal = AbortSignal.any([original.signal, limit.signal]);
    const allowed = config.retries ?? safeRetries;
    const retries = original.method === 'GET' ? allowed : 0;
    let isClockSet = false;
    for (let tries = 0; ;) {
      try {
        const request = await prepare(original, context, signs);
        const response = await judge(await (config.fetch ?? fetch)(request, { signal }));
        // The content of a file is still to come.
        if (!isFile(response)) limit.lift();
        config.onAnswer?.(response.headers);
        return response;
      } catch (error) {
        const known = toTransportError(error, limit.signal.aborted, original.signal.aborted);
        const serverTime = known instanceof ApiError ? serverTimes.get(known) : undefined;
        if (serverTime !== undefined && !isClockSet) {
          // The server looked at the time before anything else: nothing has happened yet.
          isClockSet = true;
          clock.setTo(serverTime);
          continue;
        }
        tries += 1;
        const waitMs = retryAfterOf(known);
        if (waitMs !== undefined && tries <= allowed && (original.method === 'GET' || hasKey(original.headers, config))) {
          await pause(waitMs, signal);
          continue;
        }
        if (tries <= retries && isUnheard(known)) {
          await pause((config.retryPauseMs ?? retryPauseMs) * tries, signal);
          continue;
        }
        limit.lift();
        if (known instanceof ApiError) reporter.report(known, token);
        throw known;
      }
    }
  };
}
