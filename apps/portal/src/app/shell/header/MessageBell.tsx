import type { ReadAnnouncement } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { BellOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcedKey } from '../../../shared/announcements/announcedKey.ts';
import { useUnread } from '../../../shared/useUnread.ts';
import styles from './MessageBell.module.css';

const MessagePreview = lazyPart(async () => ({ default: (await import('./MessagePreview.tsx')).MessagePreview }));

/** The bell with the number of unread messages; behind it the latest ones. */
export function MessageBell({ allPath }: { allPath: string | undefined }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  // Low-priority announcements are counted once the banner has loaded them.
  const { data: quiet = [] } = useQuery<readonly Pick<ReadAnnouncement, 'priority' | 'readFlag'>[]>({ queryKey: announcedKey, enabled: false });
  const unread = useUnread() + quiet.filter(({ priority, readFlag }) => priority === 'L' && readFlag === 'N').length;
  const label = t('messages.bell', { count: unread });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      styles={{ container: { width: 'min(400px, calc(100vw - 64px))', padding: 0 } }}
      content={
        <Suspense fallback={<div style={{ height: 160 }} />}>
          <MessagePreview allPath={allPath} onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button type="button" className={`${styles.bell} hw-icon-button hw-focusable`} aria-label={label} title={label} aria-haspopup="dialog">
        <BellOutlined aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
    </Popover>
  );
}
