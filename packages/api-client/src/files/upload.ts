import { ApiError } from '../answers/ApiError.ts';
import type { FetchContext } from '../request/apiFetch.ts';
import { requestTimeoutMs, safeRetries } from '../config.ts';
import { type Envelope, readAnswer } from '../answers/envelope.ts';
import { requestHeaders } from '../request/headers.ts';
import { hasKey, noteRetryAfter, pause, retryAfterOf } from '../request/repeat.ts';

export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** More headers, such as an idempotency key. */
  headers?: Record<string, string>;
}

/** Request of every attempt of an upload. */
interface Sent {
  path: string;
  form: FormData;
  options: UploadOptions;
}

const givenUp = (): DOMException => new DOMException('The upload was given up', 'AbortError');

/**
 * Sends a multipart form, unsigned, and tells how far it got: `fetch` cannot say, so this is an `XMLHttpRequest` where
 * there is one; in Node only the end is told.
 * Answers the envelope; rejects with `ApiError`, or `AbortError` when the caller gave up.
 * @param unsigned the client's fetch without signatures
 */
export function createUpload(context: FetchContext, unsigned: typeof fetch) {
  return <T>(path: string, form: FormData, options: UploadOptions = {}): Promise<Envelope<T>> =>
    globalThis.XMLHttpRequest
      ? uploadTelling<T>(context, { path, form, options })
      : uploadPlainly<T>((context.config.baseUrl ?? '') + path, form, options, unsigned);
}

async function uploadPlainly<T>(url: string, form: FormData, { onProgress, signal, headers }: UploadOptions, unsigned: typeof fetch): Promise<Envelope<T>> {
  const response = await unsigned(url, { method: 'POST', body: form, ...(signal && { signal }), ...(headers && { headers }) });
  const envelope = (await response.json()) as Envelope<T>;
  onProgress?.(100);
  return envelope;
}

/** Repeats what has an idempotency key when the server says that it did nothing of it, as `createApiFetch` does. */
async function uploadTelling<T>(context: FetchContext, sent: Sent): Promise<Envelope<T>> {
  const { config, reporter } = context;
  const { headers, signal } = sent.options;
  const token = config.tokens.get();
  const retries = hasKey(new Headers(headers), config) ? (config.retries ?? safeRetries) : 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await uploadOnce<T>(context, sent);
    } catch (error) {
      const waitMs = retryAfterOf(error);
      if (waitMs === undefined || tries > retries) {
        if (error instanceof ApiError) reporter.report(error, token);
        throw error;
      }
      await pause(waitMs, signal);
    }
  }
}

function uploadOnce<T>({ config }: FetchContext, { path, form, options: { onProgress, signal, headers } }: Sent): Promise<Envelope<T>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(givenUp());
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open('POST', (config.baseUrl ?? '') + path);
    for (const [name, value] of Object.entries({ ...requestHeaders(config), ...headers })) request.setRequestHeader(name, value);
    request.timeout = config.timeoutMs ?? requestTimeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.round((loaded / total) * 100) : 0);
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout' }, 0));
    request.onerror = () => reject(new ApiError({ kind: 'offline' }, 0));
    request.onabort = () => reject(givenUp());
    request.onload = () => {
      if (request.status === 0) return reject(new ApiError({ kind: 'offline' }, 0));
      const answer = readAnswer(request.status, request.responseText);
      if (answer.failure) {
        noteRetryAfter(answer.failure, request.getResponseHeader('Retry-After'));
        return reject(answer.failure);
      }
      config.onAnswer?.({ get: (name) => request.getResponseHeader(name) });
      resolve(answer.value as Envelope<T>);
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
