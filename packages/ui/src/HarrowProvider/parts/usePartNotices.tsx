import { Button } from 'antd';
import { useEffect } from 'react';
import type { AppMessages } from '../notices/appMessages.ts';
import { onPartMissed } from './lazyPart.ts';
import { useTranslation } from '../language/useTranslation.ts';

/** So often the user is told the same, in milliseconds. */
const tellAgainMs = 60_000;

/** Tells the user of parts of the page that do not arrive, and offers to load the page anew when they are gone. */
export function usePartNotices({ message, notification }: AppMessages): void {
  const { t } = useTranslation('ui');
  useEffect(() => {
    const toldAt = { missing: -Infinity, gone: -Infinity };
    return onPartMissed(({ isGone }) => {
      const kind = isGone ? 'gone' : 'missing';
      if (Date.now() - toldAt[kind] < tellAgainMs) return;
      toldAt[kind] = Date.now();
      if (!isGone) return void message.warning(t('partMissing'));
      notification.warning({
        key: 'partGone',
        title: t('partGone.title'),
        description: t('partGone.text'),
        actions: (
          <Button type="primary" onClick={() => location.reload()}>
            {t('partGone.reload')}
          </Button>
        ),
        duration: 0,
      });
    });
  }, [message, notification, t]);
}
