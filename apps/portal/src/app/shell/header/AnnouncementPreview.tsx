import type { ReadAnnouncement } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementDialog } from '../../../shared/announcements/AnnouncementDialog.tsx';
import { announced } from '../../../shared/announcements/announced.ts';

/** Announcements above the messages; read ones are muted. */
export function AnnouncementPreview() {
  const { t } = useTranslation('app');
  const { data = [] } = useQuery(announced);
  const [opened, setOpened] = useState<ReadAnnouncement>();
  if (data.length === 0) return null;
  return (
    <>
      <ul aria-label={t('messages.announcements')}>
        {data.map((one) => (
          <li key={one.id}>
            <div>
              <button type="button" className="hw-link" onClick={() => setOpened(one)}>
                {one.readFlag === 'N' ? <strong style={{ fontWeight: 600 }}>{one.titile}</strong> : one.titile}
              </button>
              {one.msgAbstract && <p>{one.msgAbstract}</p>}
              <small>
                <DateText value={one.sendTime} />
              </small>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>{opened && <AnnouncementDialog announcement={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
