import { ApiError } from '@harrow/api-client';

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

const toldElsewhere = new WeakSet<ApiError>();

/** Says that the place that made a call tells of its failure, as a file does that could not be sent. To be said as soon as the call rejects. */
export function tellElsewhere(error: unknown): void {
  if (error instanceof ApiError) toldElsewhere.add(error);
}

/** Runs `tell` unless the caller tells of the failure itself; callers hear of it after this, but before any timer. */
export function unlessToldElsewhere(error: ApiError, tell: () => void): void {
  setTimeout(() => {
    if (!toldElsewhere.has(error)) tell();
  });
}
