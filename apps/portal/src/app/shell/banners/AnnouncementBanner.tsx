import type { ReadAnnouncement } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { AnnouncementBar } from '../../../shared/announcements/AnnouncementBar.tsx';
import { announced, markAnnouncementsRead, useAnnounced } from '../../../shared/announcements/announced.ts';

const AnnouncementDialog = lazyPart(async () => ({ default: (await import('../../../shared/announcements/AnnouncementDialog.tsx')).AnnouncementDialog }));

/** What is announced over every page, and how many px that takes once it is known: high ones until they end, medium ones until they are closed. Low ones stand behind the bell. */
export function AnnouncementBanner({ onKnown }: { onKnown: (height: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { isPending } = useQuery(announced);
  const [opened, setOpened] = useState<ReadAnnouncement>();
  const shown = useAnnounced().filter(({ priority, readFlag }) => priority === 'H' || (priority === 'M' && readFlag === 'N'));
  const count = shown.length;
  useLayoutEffect(() => {
    // What cannot be asked for keeps no room either.
    if (!isPending) onKnown(place.current!.offsetHeight);
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each change of what is shown
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
