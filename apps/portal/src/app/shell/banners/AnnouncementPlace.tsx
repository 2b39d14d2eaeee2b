import { useEffect, useState } from 'react';
import { announcementBanner, keepHeight, keptHeight } from './firstAnnouncements.ts';

/**
 * Room for announcements over every page. At a user's first visit they come with the first page; later they are loaded after it, and until
 * then the height of the last visit is kept free, so that nothing moves when they appear.
 * @param isDue the first page is there
 */
export function AnnouncementPlace({ isDue }: { isDue: boolean }) {
  const [kept] = useState(keptHeight);
  const [Banner, setBanner] = useState(announcementBanner.loaded);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    // A page without announcements is a page all the same.
    if (isDue)
      void announcementBanner.load().then(
        (loaded) => setBanner(() => loaded),
        () => undefined,
      );
  }, [isDue]);
  return (
    <div style={isKnown || kept === undefined ? undefined : { minHeight: kept }}>
      {Banner && (
        <Banner
          onKnown={(height) => {
            setKnown(true);
            keepHeight(height);
          }}
        />
      )}
    </div>
  );
}
