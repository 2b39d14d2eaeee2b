import type { ApiError } from '@harrow/api-client';

export type FailureEvent = { type: 'failed'; error: ApiError } | { type: 'sessionLost'; error: ApiError };

const listeners = new Set<(event: FailureEvent) => void>();

/** Tells the signed-in part of the portal, if it is there, about a failed call. The login page shows its own failures. */
export function emitFailure(event: FailureEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns the function that ends it. */
export function onFailure(listener: (event: FailureEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
