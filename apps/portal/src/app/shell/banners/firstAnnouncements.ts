import { useEffect, useState } from 'react';
import { createLoader } from '../../../platform/routing/lazyPage.tsx';
import { queryClient } from '../../../platform/queryClient.ts';
import { userStore } from '../../../platform/session/session.ts';
import { readStored, writeStored } from '../../../platform/stored.ts';

/** Px of the announcements, and of the window in which they took them: in another one their lines break elsewhere. */
interface Kept {
  width: number;
  height: number;
}

/** Announcements that do not arrive keep nobody from the first page for longer, in milliseconds. */
const longestMs = 1_000;

const storageKey = (): string => `ANNOUNCED_HEIGHT_${userStore.get()?.username ?? ''}`;

/** Px that the announcements took at the user's last visit in a window of this width; undefined at the first one. */
export function keptHeight(): number | undefined {
  const kept = readStored<Kept>(storageKey());
  return kept?.width === innerWidth ? kept.height : undefined;
}

export const keepHeight = (height: number): boolean => writeStored(storageKey(), { width: innerWidth, height } satisfies Kept);

/** The banner together with what it shows. */
export const announcementBanner = createLoader(async () => {
  const [{ AnnouncementBanner }] = await Promise.all([
    import('./AnnouncementBanner.tsx'),
    import('../../../shared/announcements/announced.ts').then(({ announced }) => queryClient.prefetchQuery(announced)),
  ]);
  return AnnouncementBanner;
});

/** Settles once the room of the announcements is known: kept from the last visit, or because they are there. */
export async function announcementRoom(): Promise<void> {
  if (keptHeight() !== undefined) return;
  const given = new Promise<void>((resolve) => void setTimeout(resolve, longestMs));
  await Promise.race([
    announcementBanner.load().then(
      () => undefined,
      () => undefined,
    ),
    given,
  ]);
}

/** True once the room of the announcements is known. A page that is shown before would be pushed down by them. */
export function useAnnouncementRoom(): boolean {
  const [isKnown, setKnown] = useState(() => announcementBanner.loaded() !== undefined || keptHeight() !== undefined);
  useEffect(() => void announcementRoom().then(() => setKnown(true)), []);
  return isKnown;
}
