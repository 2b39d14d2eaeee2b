import { useMessages } from '@harrow/ui';
import type { ApiError } from '@harrow/api-client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText.ts';
import { onFailure } from './failureEvents.ts';

/** Kinds that the page at hand deals with: fields to correct, warnings to confirm, another version, a lost session. */
const isForThePage = ({ failure: { kind } }: ApiError): boolean =>
  kind === 'invalid' || kind === 'askFirst' || kind === 'conflict' || kind === 'unauthorised' || kind === 'offline';

/** Says what went wrong with a call, once for each text however many calls failed (portal specification, section 8). */
export function FailureNotices() {
  const { t } = useTranslation('app');
  const { message, notification } = useMessages();
  const failureText = useFailureText();
  useEffect(
    () =>
      onFailure((event) => {
        if (event.type !== 'failed' || isForThePage(event.error)) return;
        const text = failureText(event.error);
        const { kind } = event.error.failure;
        if (kind === 'refused') void message.warning({ key: text, content: text });
        else {
          const title = t(`notice.${kind}`);
          notification.error({ key: text, title, description: text === title ? undefined : text });
        }
      }),
    [message, notification, failureText, t],
  );
  return null;
}
