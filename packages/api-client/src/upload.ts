import { ApiError } from './ApiError.ts';
import type { FetchContext } from './apiFetch.ts';
import { requestTimeoutMs } from './config.ts';
import { type Envelope, readAnswer } from './envelope.ts';
import { requestHeaders } from './headers.ts';

export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** More headers, such as an idempotency key. */
  headers?: Record<string, string>;
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
      ? uploadTelling<T>(context, path, form, options)
      : uploadPlainly<T>((context.config.baseUrl ?? '') + path, form, options, unsigned);
}

async function uploadPlainly<T>(url: string, form: FormData, { onProgress, signal, headers }: UploadOptions, unsigned: typeof fetch): Promise<Envelope<T>> {
  const response = await unsigned(url, { method: 'POST', body: form, ...(signal && { signal }), ...(headers && { headers }) });
  const envelope = (await response.json()) as Envelope<T>;
  onProgress?.(100);
  return envelope;
}

function uploadTelling<T>(
  { config, reporter }: FetchContext,
  path: string,
  form: FormData,
  { onProgress, signal, headers }: UploadOptions,
): Promise<Envelope<T>> {
  return new Promise((resolve, reject) => {
    const token = config.tokens.get();
    const request = new XMLHttpRequest();
    const fail = (error: ApiError): void => {
      reporter.report(error, token);
      reject(error);
    };
    const abort = (): void => request.abort();
    request.open('POST', (config.baseUrl ?? '') + path);
    for (const [name, value] of Object.entries({ ...requestHeaders(config), ...headers })) request.setRequestHeader(name, value);
    request.timeout = config.timeoutMs ?? requestTimeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.round((loaded / total) * 100) : 0);
    request.ontimeout = () => fail(new ApiError({ kind: 'timeout' }, 0));
    request.onerror = () => fail(new ApiError({ kind: 'offline' }, 0));
    request.onabort = () => reject(givenUp());
    request.onload = () => {
      if (request.status === 0) return fail(new ApiError({ kind: 'offline' }, 0));
      const answer = readAnswer(request.status, request.responseText);
      if (answer.failure) return fail(answer.failure);
      config.onAnswer?.({ get: (name) => request.getResponseHeader(name) });
      resolve(answer.value as Envelope<T>);
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(givenUp());
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
