import type { ReadAnnouncement } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { AnnouncementBar } from '../../../shared/announcements/AnnouncementBar.tsx';
import { announced, markAnnouncementsRead, useAnnounced } from '../../../shared/announcements/announced.ts';

const AnnouncementDialog = lazyPart(async () => ({ default: (await import('../../../shared/announcements/AnnouncementDialog.tsx')).AnnouncementDialog }));

/**
 * Announcements over every page: those of high priority until they end, of medium priority until they are closed; those of low priority are
 * behind the bell. Reports its height in px once it is known.
 */
export function AnnouncementBanner({ onKnown }: { onKnown: (height: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { isPending } = useQuery(announced);
  const [opened, setOpened] = useState<ReadAnnouncement>();
  const shown = useAnnounced().filter(({ priority, readFlag }) => priority === 'H' || (priority === 'M' && readFlag === 'N'));
  const count = shown.length;
  useLayoutEffect(() => {
    // A failed call needs no room either.
    if (!isPending) onKnown(place.current!.offsetHeight);
    // oxlint-disable-next-line react/exhaustive-deps -- reported once per change of its content
  }, [isPending, count]);
  return (
    <div ref={place}>
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
    </div>
  );
}
