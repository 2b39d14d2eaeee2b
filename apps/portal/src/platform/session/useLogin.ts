import { ApiError, isFailure } from '@harrow/api-client';
import { useState } from 'react';
import { type Credentials, login, type User } from './session.ts';

/** Reason why a sign-in failed, for the form to show. `refused` carries the server's text. */
export type LoginProblem = { kind: 'refused'; text: string } | { kind: 'offline' } | { kind: 'timeout' } | { kind: 'server' };

export interface LoginState {
  isPending: boolean;
  problem?: LoginProblem;
  /** Logins that failed since the form was opened. */
  failures: number;
  /** The server wants a verification code with the next attempt. */
  captchaRequired: boolean;
}

function toProblem(error: unknown): LoginProblem {
  if (isFailure(error, 'offline')) return { kind: 'offline' };
  if (isFailure(error, 'timeout')) return { kind: 'timeout' };
  return error instanceof ApiError && error.message ? { kind: 'refused', text: error.message } : { kind: 'server' };
}

function wantsCaptcha(error: unknown): boolean {
  return error instanceof ApiError && Boolean((error.result as { captchaRequired?: boolean } | null | undefined)?.captchaRequired);
}

/** State of a login form: one attempt at a time. */
export const useLogin = (onSuccess: (user: User) => void): LoginState & { submit: (credentials: Credentials) => Promise<void> } => useAttempt(login, onSuccess);

/** State of an attempt to sign in. */
export function useAttempt<Given extends unknown[]>(
  enter: (...given: Given) => Promise<User>,
  onSuccess: (user: User) => void,
): LoginState & { submit: (...given: Given) => Promise<void> } {
  const [state, setState] = useState<LoginState>({ isPending: false, failures: 0, captchaRequired: false });
  return {
    ...state,
    async submit(...given) {
      setState((current) => ({ ...current, isPending: true, problem: undefined }));
      try {
        const user = await enter(...given);
        onSuccess(user);
      } catch (error) {
        setState((current) => ({
          isPending: false,
          problem: toProblem(error),
          failures: current.failures + 1,
          captchaRequired: current.captchaRequired || wantsCaptcha(error),
        }));
      }
    },
  };
}
