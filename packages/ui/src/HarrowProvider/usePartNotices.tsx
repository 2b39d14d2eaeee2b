import { Button } from 'antd';
import type { useAppProps as AppMessages } from 'antd/es/app/context.js';
import i18next from 'i18next';
import { useEffect } from 'react';
import { onPartMissed } from './lazyPart.ts';

/** So often the user is told the same, in milliseconds. */
const tellAgainMs = 60_000;

/** Tells the user of parts of the page that do not arrive, and offers to load the page anew when they are gone. */
export function usePartNotices({ message, notification }: AppMessages): void {
  useEffect(() => {
    const toldAt = { missing: -Infinity, gone: -Infinity };
    return onPartMissed(({ isGone }) => {
      const kind = isGone ? 'gone' : 'missing';
      if (Date.now() - toldAt[kind] < tellAgainMs) return;
      toldAt[kind] = Date.now();
      if (!isGone) return void message.warning(i18next.t('ui:partMissing'));
      notification.warning({
        key: 'partGone',
        title: i18next.t('ui:partGone.title'),
        description: i18next.t('ui:partGone.text'),
        actions: (
          <Button type="primary" onClick={() => location.reload()}>
            {i18next.t('ui:partGone.reload')}
          </Button>
        ),
        duration: 0,
      });
    });
  }, [message, notification]);
}
