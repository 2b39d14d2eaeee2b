import { ApiError } from '../answers/ApiError.ts';
import { type ApiConfig, defaultHeaderNames } from '../config.ts';

const pauses = new WeakMap<ApiError, number>();
const longestPauseMs = 10_000;

/** Notes of a failed call whether the server says that it did nothing of it, and when it may come again (503 with `Retry-After`). */
export function noteRetryAfter(failure: ApiError, value: string | null): void {
  // Seconds, as our server says it; a date is not read.
  if (failure.status === 503 && value !== null && /^\d{1,4}$/.test(value)) pauses.set(failure, Math.min(Number(value) * 1000, longestPauseMs));
}

/** Milliseconds after which the call may be made again; undefined where the server did not say that it may. */
export const retryAfterOf = (error: unknown): number | undefined => (error instanceof ApiError ? pauses.get(error) : undefined);

/** Whether the call has an idempotency key: then it is done once, however often it comes. */
export const hasKey = (headers: Headers, config: ApiConfig): boolean => headers.has({ ...defaultHeaderNames, ...config.headers }.idempotencyKey);

/** Waits, at most until the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
