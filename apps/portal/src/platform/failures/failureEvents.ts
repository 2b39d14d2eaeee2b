import { ApiError } from '@harrow/api-client';

export type FailureEvent = { type: 'failed'; error: ApiError } | { type: 'sessionLost'; error: ApiError };

const listeners = new Set<(event: FailureEvent) => void>();

/** A lost session that had no listener: the first calls of a start go out before the signed-in part is there, and the event comes only once. */
let unheard: FailureEvent | undefined;

/** Reports a failed call to the signed-in part of the portal, if it is there. The login page shows its own failures. */
export function emitFailure(event: FailureEvent): void {
  if (event.type === 'sessionLost' && listeners.size === 0) unheard = event;
  for (const listener of listeners) listener(event);
}

/** Returns the function that ends it. */
export function onFailure(listener: (event: FailureEvent) => void): () => void {
  listeners.add(listener);
  // Deferred, so that all listeners of this rendering receive it.
  if (unheard) queueMicrotask(tellUnheard);
  return () => {
    listeners.delete(listener);
  };
}

function tellUnheard(): void {
  const event = unheard;
  unheard = undefined;
  if (event) emitFailure(event);
}

const toldElsewhere = new WeakSet<ApiError>();

/** Says that the caller shows the failure itself, as a file that could not be sent does. Call it as soon as the call rejects. */
export function tellElsewhere(error: unknown): void {
  if (error instanceof ApiError) toldElsewhere.add(error);
}

/** Runs `tell` unless the caller shows the failure itself; callers receive it after this, but before any timer. */
export function unlessToldElsewhere(error: ApiError, tell: () => void): void {
  setTimeout(() => {
    if (!toldElsewhere.has(error)) tell();
  });
}
