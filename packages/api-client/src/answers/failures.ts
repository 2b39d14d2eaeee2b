import { ApiError, isFailure } from './ApiError.ts';
import type { ApiConfig } from '../config.ts';

/** Reports failures to the application; the loss of a session only once for each token. */
export interface FailureReporter {
  /** @param token the token the failed call was sent with */
  report(error: ApiError, token: string | undefined): void;
}

export function createFailureReporter(config: ApiConfig): FailureReporter {
  let lostToken: string | undefined;
  return {
    report(error, token) {
      config.onError?.(error);
      // A late answer to a call of an earlier session says nothing about the present one.
      const isCurrent = token !== undefined && token === config.tokens.get();
      if (!isFailure(error, 'unauthorised') || !isCurrent || token === lostToken) return;
      lostToken = token;
      config.onSessionLost?.(error);
    },
  };
}

/** Error of a call without an answer; an abort by the caller is passed through. */
export function toTransportError(error: unknown, timedOut: boolean, aborted: boolean): unknown {
  if (error instanceof ApiError) return error;
  if (timedOut) return new ApiError({ kind: 'timeout' }, 0, '', { cause: error });
  if (aborted) return error;
  return new ApiError({ kind: 'offline' }, 0, '', { cause: error });
}
