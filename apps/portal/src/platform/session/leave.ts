import { resultOf, sessionsLogout } from '@harrow/api-client';
import { loginPathFor } from '../routing/redirectTarget.ts';
import { endDrafts, flushDrafts, removeReadable } from '../drafts/drafts.ts';
import { forgetSession } from './session.ts';
import { keepSignOutReason } from './signOutReason.ts';

/**
 * Signs out and starts anew at the login page. Drafts stay, sealed; where this browser cannot seal they go (`readableDrafts`).
 * Rejects with `ApiError` when the server could not be told; then nothing has changed.
 */
export async function leave(): Promise<void> {
  flushDrafts();
  await resultOf(sessionsLogout());
  // Before other windows hear of it.
  removeReadable();
  forgetSession();
  await endDrafts();
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
  void endDrafts().finally(() => location.assign(loginPathFor(location.pathname + location.search + location.hash)));
}
