import { resultOf, sessionsLogout } from '@harrow/api-client';
import { loginPathFor } from '../routing/redirectTarget.ts';
import { endDrafts, flushDrafts, removeReadable } from '../drafts/drafts.ts';
import { forgetSession } from './session.ts';
import { keepSignOutReason } from './signOutReason.ts';

/**
 * Signs out and reloads at the login page. Drafts stay, sealed; if this browser cannot seal, they are removed (`readableDrafts`).
 * Rejects with `ApiError` when the server could not be told; then nothing has changed.
 */
export async function leave(): Promise<void> {
  flushDrafts();
  await resultOf(sessionsLogout());
  // Before other windows are told.
  removeReadable();
  forgetSession();
  await endDrafts();
  location.assign('/user/login');
}

/**
 * The session is gone: forgets it and reloads, first at the login page and after that where the user is now.
 * @param reason why it ended, shown on the login page
 */
export function leaveToLogin(reason?: string): void {
  flushDrafts();
  if (reason) keepSignOutReason(reason);
  forgetSession();
  void endDrafts().finally(() => location.assign(loginPathFor(location.pathname + location.search + location.hash)));
}
