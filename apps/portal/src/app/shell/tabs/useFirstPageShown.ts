import { useEffect, useState } from 'react';
import { queryClient } from '../../../platform/queryClient.ts';

/** A page between two of its calls, in milliseconds: longer than its code takes to arrive. */
const quietMs = 1000;
/** A page whose call hangs does not keep the rest away for ever, in milliseconds. */
const longestMs = 10_000;

/** True once the first page has its data. Overlays wait for it, so that they do not slow it down. */
export function useFirstPageShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => setShown(true);
    const look = (): void => {
      clearTimeout(quiet);
      if (queryClient.isFetching() === 0) quiet = setTimeout(show, quietMs);
    };
    const latest = setTimeout(show, longestMs);
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
    return () => {
      stop();
      clearTimeout(quiet);
      clearTimeout(latest);
    };
  }, []);
  return isShown;
}
