import { ApiError } from './ApiError.ts';
import { type ApiConfig, requestTimeoutMs } from './config.ts';
import { type Envelope, readFailure } from './envelope.ts';
import type { FailureReporter } from './failures.ts';
import { requestHeaders } from './headers.ts';

export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** More headers, such as an idempotency key. */
  headers?: Record<string, string>;
}

/** The failure of a request that brought no answer, or one that amounts to a failure. */
function failureOf(request: XMLHttpRequest): ApiError | undefined {
  return request.status === 0 ? new ApiError({ kind: 'offline' }, 0) : readFailure(request.status, request.responseText);
}

/**
 * Sends a multipart form, unsigned, and tells how far it got: `fetch` cannot say, so this is an `XMLHttpRequest`.
 * Answers the envelope; rejects with `ApiError`, or `AbortError` when the caller gave up.
 */
export function createUpload(config: ApiConfig, reporter: FailureReporter) {
  return <T>(path: string, form: FormData, { onProgress, signal, headers }: UploadOptions = {}): Promise<Envelope<T>> =>
    new Promise((resolve, reject) => {
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
      request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
      request.onload = () => {
        const failure = failureOf(request);
        if (failure) fail(failure);
        else resolve(JSON.parse(request.responseText) as Envelope<T>);
      };
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) return reject(new DOMException('The upload was given up', 'AbortError'));
      signal?.addEventListener('abort', abort);
      request.send(form);
    });
}
