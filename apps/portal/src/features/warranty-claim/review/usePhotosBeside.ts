import { useMediaQuery } from '@harrow/ui';

/** Whether the reviewer has the photos beside the form; where there is no room they stand in it, as for the dealer. */
export function usePhotosBeside(isReview: boolean): boolean {
  const isNarrow = useMediaQuery('(width < 1280px)');
  return isReview && !isNarrow;
}
