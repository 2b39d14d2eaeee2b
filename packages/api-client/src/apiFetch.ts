import { type ApiConfig, defaultHeaderNames, requestTimeoutMs, signedGetTimeoutMs } from './config.ts';
import { readFailure } from './envelope.ts';
import { type FailureReporter, toTransportError } from './failures.ts';
import { ApiError } from './ApiError.ts';
import { requestHeaders } from './headers.ts';

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

async function addSignature(request: Request, config: ApiConfig, secret: string, now: number): Promise<void> {
  const names = { ...defaultHeaderNames, ...config.headers };
  // Loaded only where a secret is configured: most installations sign nothing.
  const { sign } = await import('./signing.ts');
  const { pathname, search } = new URL(request.url);
  request.headers.set(names.sign, sign({ url: pathname + search, body: await jsonBody(request) }, secret));
  request.headers.set(names.timestamp, String(now));
}

const isSigned = (request: Request, config: ApiConfig): boolean => Boolean(config.signingSecret) && (request.method === 'GET' || request.method === 'POST');

async function prepare(original: Request, config: ApiConfig): Promise<Request> {
  const now = (config.now ?? Date.now)();
  const request = original.method === 'GET' ? new Request(withTimestamp(original.url, now), original) : original;
  for (const [name, value] of Object.entries(requestHeaders(config))) request.headers.set(name, value);
  if (isSigned(request, config)) await addSignature(request, config, config.signingSecret!, now);
  return request;
}

function timeoutOf(request: Request, config: ApiConfig): number {
  const usual = config.timeoutMs ?? requestTimeoutMs;
  return request.method === 'GET' && isSigned(request, config) ? Math.min(usual, signedGetTimeoutMs) : usual;
}

/** An answer that is JSON, or that failed, is read at once, so that what it says can be judged; files pass through unread. */
async function judge(response: Response): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (response.ok && !isJson) return response;
  const text = await response.text();
  const failure = readFailure(response.status, text);
  if (failure) throw failure;
  return new Response(text, response);
}

/**
 * A `fetch` for one back end: adds base headers, timestamp and signature, limits the time, and throws an `ApiError` for
 * everything but a success. Aborting by `signal` rejects with the usual `AbortError` and reports nothing.
 */
export function createApiFetch(config: ApiConfig, reporter: FailureReporter): typeof fetch {
  return async (input, init) => {
    const token = config.tokens.get();
    const original = new Request(input, init);
    const timeout = AbortSignal.timeout(timeoutOf(original, config));
    try {
      const request = await prepare(original, config);
      const send = config.fetch ?? fetch;
      return await judge(await send(request, { signal: AbortSignal.any([original.signal, timeout]) }));
    } catch (error) {
      const known = toTransportError(error, timeout.aborted, original.signal.aborted);
      if (known instanceof ApiError) reporter.report(known, token);
      throw known;
    }
  };
}
