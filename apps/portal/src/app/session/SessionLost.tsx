import { lazyPart, useMessages } from '@harrow/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsavedDrafts } from '../../platform/drafts/drafts.ts';
import { onFailure } from '../../platform/failures/failureEvents.ts';
import { leaveToLogin } from '../../platform/session/leave.ts';
import { beginSignInInPlace, endSignInInPlace } from '../../platform/session/signInInPlace.ts';

const ReLoginDialog = lazyPart(async () => ({ default: (await import('./ReLoginDialog.tsx')).ReLoginDialog }));

/** How long the user may read why the page goes away. */
const leaveDelayMs = 1500;

/** In the messenger apps of companies there is nothing to type: they log in by themselves. */
const isMessenger = /wxwork|dingtalk/i.test(navigator.userAgent);

/**
 * What happens when the server no longer knows the session.
 * HTTP 401: says so, and starts anew at the login page after 1.5 s, which leads back to the same page.
 * A message about an invalid token, or a page that holds something unsaved: a dialog instead, to log in again in place.
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
