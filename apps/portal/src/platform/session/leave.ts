import { loginPathFor } from '../routing/redirectTarget.ts';
import { flushDrafts } from '../drafts.ts';
import { forgetSession, logout } from './session.ts';
import { keepSignOutReason } from './signOutReason.ts';

/** Logs out and starts anew at the login page. Rejects with `ApiError` when the server could not be told; then nothing has changed. */
export async function leave(): Promise<void> {
  flushDrafts();
  await logout();
  location.assign('/user/login');
}

/**
 * The session is gone: forgets it and starts anew, first at the login page and after that where the user is now.
 * @param reason why it ended, for the login page to say
 */
export function leaveToLogin(reason?: string): void {
  flushDrafts();
  if (reason) keepSignOutReason(reason);
  forgetSession();
  location.assign(loginPathFor(location.pathname + location.search + location.hash));
}
