import { useMessages } from '@harrow/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { onFailure, unlessToldElsewhere } from '../../platform/failures/failureEvents.ts';
import { isReported } from '../../platform/failures/quietKinds.ts';
import { notices } from './notices.ts';

/** Shows failures of calls, once per text however many calls failed. */
export function FailureNotices() {
  const { t } = useTranslation('app');
  const { message, notification } = useMessages();
  const failureText = useFailureText();
  useEffect(
    () =>
      onFailure((event) => {
        if (event.type !== 'failed') return;
        const { kind } = event.error.failure;
        if (!isReported(kind)) return;
        unlessToldElsewhere(event.error, () => {
          const text = failureText(event.error);
          const notice = notices[kind];
          if (notice.as === 'message') void message.warning({ key: text, content: text });
          if (notice.as !== 'notification') return;
          const title = t(notice.title);
          notification.error({ key: text, title, description: text === title ? undefined : text });
        });
      }),
    [message, notification, failureText, t],
  );
  return null;
}
