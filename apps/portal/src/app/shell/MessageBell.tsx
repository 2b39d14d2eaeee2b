import { BellOutlined } from '@ant-design/icons';
import { messagesUnreadCount, resultOf } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../routing/lazyPage.tsx';
import styles from './MessageBell.module.css';

const MessagePreview = lazyPage(async () => (await import('./MessagePreview.tsx')).MessagePreview);

/** How often the number of unread messages is asked for while the window is in front, in milliseconds. */
const pollMs = 60_000;

/** The bell with the number of unread messages; behind it the latest ones. */
export function MessageBell({ allPath }: { allPath: string | undefined }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const { data: unread = 0 } = useQuery({
    queryKey: ['message', 'unreadCount'],
    queryFn: ({ signal }) => resultOf(messagesUnreadCount({ signal })),
    refetchInterval: pollMs,
  });
  const label = t('messages.bell', { count: unread });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      styles={{ container: { width: 'min(360px, 92vw)', padding: 0 } }}
      content={
        <Suspense fallback={<div style={{ height: 160 }} />}>
          <MessagePreview allPath={allPath} onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button type="button" className={`${styles.bell} hw-icon-button hw-focusable`} aria-label={label} title={label} aria-haspopup="dialog">
        <BellOutlined />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
    </Popover>
  );
}
