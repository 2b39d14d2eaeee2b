import { lazyPart, useMessages } from '@harrow/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsavedDrafts } from '../../platform/drafts/drafts.ts';
import { onFailure } from '../../platform/failures/failureEvents.ts';
import { leaveToLogin } from '../../platform/session/leave.ts';
import { beginSignInInPlace, endSignInInPlace } from '../../platform/session/signInInPlace.ts';

const ReLoginDialog = lazyPart(async () => ({ default: (await import('./ReLoginDialog.tsx')).ReLoginDialog }));

/** Time to read the message before the page is left. */
const leaveDelayMs = 1500;

/** In the messenger apps of companies there is nothing to type: they log in by themselves. */
const isMessenger = /wxwork|dingtalk/i.test(navigator.userAgent);

/**
 * Reaction to a session that the server no longer knows.
 * HTTP 401: a message, and after 1.5 s the login page, which leads back to the same page.
 * A message about an invalid token, or a page with unsaved input: a dialog to sign in again in place.
 */
export function SessionLost() {
  const { t } = useTranslation('app');
  const { message, notification } = useMessages();
  const [asking, setAsking] = useState<{ reason: string }>();
  useEffect(
    () =>
      onFailure((event) => {
        if (event.type !== 'sessionLost') return;
        const isTokenText = event.error.status === 500;
        if (isMessenger && isTokenText) {
          void message.loading({ key: 'session', content: t('session.loggingInAgain'), duration: 0 });
          setTimeout(leaveToLogin, leaveDelayMs);
        } else if (isTokenText || hasUnsavedDrafts()) {
          beginSignInInPlace();
          setAsking({ reason: isTokenText ? '' : event.error.message });
        } else {
          notification.warning({ key: 'session', title: event.error.message || t('session.pleaseLogIn'), description: t('session.returns') });
          setTimeout(() => leaveToLogin(event.error.message), leaveDelayMs);
        }
      }),
    [message, notification, t],
  );
  return asking ? (
    <Suspense>
      <ReLoginDialog
        {...asking}
        onDone={() => {
          setAsking(undefined);
          notification.destroy('session');
          endSignInInPlace();
        }}
      />
    </Suspense>
  ) : null;
}
