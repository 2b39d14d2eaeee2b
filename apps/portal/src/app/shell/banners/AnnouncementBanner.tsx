import type { ReadAnnouncement } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { AnnouncementBar } from '../../../shared/announcements/AnnouncementBar.tsx';
import { markAnnouncementsRead, useAnnounced } from '../../../shared/announcements/announced.ts';

const AnnouncementDialog = lazyPart(async () => ({ default: (await import('../../../shared/announcements/AnnouncementDialog.tsx')).AnnouncementDialog }));

/** What is announced over every page: high ones until they end, medium ones until they are closed. Low ones stand behind the bell. */
export function AnnouncementBanner() {
  const [opened, setOpened] = useState<ReadAnnouncement>();
  const shown = useAnnounced().filter(({ priority, readFlag }) => priority === 'H' || (priority === 'M' && readFlag === 'N'));
  return (
    <>
      {shown.map((one) => (
        <AnnouncementBar
          key={one.id}
          titile={one.titile}
          msgAbstract={one.msgAbstract}
          priority={one.priority}
          until={one.ends ? one.revokeTime : null}
          onOpen={() => setOpened(one)}
          {...(one.priority === 'M' && { onClose: () => void markAnnouncementsRead([one.id]) })}
        />
      ))}
      <Suspense>{opened && <AnnouncementDialog announcement={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
