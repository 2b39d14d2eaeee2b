import { quietPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { userStore } from '../../../platform/session/session.ts';
import { readStored, writeStored } from '../../../platform/stored.ts';

const AnnouncementBanner = quietPart(async () => ({ default: (await import('./AnnouncementBanner.tsx')).AnnouncementBanner }));

/** Px of the announcements, and of the window in which they took them: in another one their lines break elsewhere. */
interface Kept {
  width: number;
  height: number;
}

/**
 * Room for announcements over every page. They are loaded after the first page; until then the height of the last visit is kept free, so
 * that nothing moves when they appear.
 * @param isDue the first page is there
 */
export function AnnouncementPlace({ isDue }: { isDue: boolean }) {
  const key = `ANNOUNCED_HEIGHT_${userStore.get()?.username ?? ''}`;
  const [kept] = useState(() => readStored<Kept>(key));
  const [isKnown, setKnown] = useState(false);
  return (
    <div style={isKnown || kept?.width !== innerWidth ? undefined : { minHeight: kept.height }}>
      {isDue && (
        <Suspense>
          <AnnouncementBanner
            onKnown={(height) => {
              setKnown(true);
              writeStored(key, { width: innerWidth, height } satisfies Kept);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
