import type { AnnouncementLevel } from '@harrow/api-client';
import { formatDate, useSettings } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface AnnouncementBarProps {
  titile: string;
  msgAbstract: string;
  priority: AnnouncementLevel;
  /** End of the announcement, if its author has set one. */
  until: string | null;
  /** Default: there is no more to read. */
  onOpen?: () => void;
  /** Default: it cannot be closed. */
  onClose?: () => void;
}

/** An announcement over the pages: red for high, amber for medium. */
export function AnnouncementBar({ titile, msgAbstract, priority, until, onOpen, onClose }: AnnouncementBarProps) {
  const { t } = useTranslation('shared');
  const { timeZone } = useSettings();
  const ends = until === null ? '' : t('announcement.until', { time: formatDate(until, { timeZone, precision: 'minute' }) });
  return (
    <Alert
      banner
      type={priority === 'H' ? 'error' : 'warning'}
      title={
        <>
          <strong>{titile}</strong> {[msgAbstract, ends].filter(Boolean).join(' · ')}
        </>
      }
      action={
        onOpen && (
          <Button size="small" type="text" onClick={onOpen}>
            {t('announcement.more')}
          </Button>
        )
      }
      {...(onClose && { closable: { closeIcon: true, onClose, 'aria-label': t('announcement.close') } })}
    />
  );
}
