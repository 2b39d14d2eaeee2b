import { quietPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { userStore } from '../../../platform/session/session.ts';
import { readStored, writeStored } from '../../../platform/stored.ts';

const AnnouncementBanner = quietPart(async () => ({ default: (await import('./AnnouncementBanner.tsx')).AnnouncementBanner }));

/**
 * Where announcements stand over every page. They come after the first page; until then the room is kept that they took at the last visit, so
 * that nothing moves when they are there.
 * @param isDue the first page is there
 */
export function AnnouncementPlace({ isDue }: { isDue: boolean }) {
  const key = `ANNOUNCED_HEIGHT_${userStore.get()?.username ?? ''}`;
  const [kept] = useState(() => readStored<number>(key) ?? 0);
  const [isKnown, setKnown] = useState(false);
  return (
    <div style={isKnown ? undefined : { minHeight: kept }}>
      {isDue && (
        <Suspense>
          <AnnouncementBanner
            onKnown={(height) => {
              setKnown(true);
              if (height !== readStored(key)) writeStored(key, height);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
