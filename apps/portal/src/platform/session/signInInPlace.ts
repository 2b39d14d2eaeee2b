import { type Api, isFailure } from '@harrow/api-client';

/** While the user is asked to sign in again on the page: answers once they have. */
let waiting: Promise<void> | undefined;
let go: (() => void) | undefined;

/** Says that the user is asked on the page: calls that found no session wait for it. */
export function beginSignInInPlace(): void {
  waiting ??= new Promise((resolve) => (go = resolve));
}

/** The user has signed in again: waiting calls are sent once more. */
export function endSignInInPlace(): void {
  go?.();
  waiting = undefined;
}

/**
 * A `fetch` whose calls survive the end of a session if the user signs in again on the page. The server has done nothing for a call without
 * a session, so the call is repeated with the new token, instead of leaving "please log in again" beside a form whose user has done so.
 */
export const resumed =
  (send: Api['fetch']): Api['fetch'] =>
  async (input, init) => {
    const request = new Request(input, init);
    try {
      return await send(request.clone());
    } catch (error) {
      if (!waiting || !isFailure(error, 'unauthorised')) throw error;
      await waiting;
      return send(request);
    }
  };
