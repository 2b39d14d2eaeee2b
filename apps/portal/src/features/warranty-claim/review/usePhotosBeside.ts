import { useMediaQuery } from '@harrow/ui';

/** There is room for the photos beside the form. */
export const widePage = '(width >= 1280px)';

/** Whether the reviewer has the photos beside the form; where there is no room they stand in it, as for the dealer. */
export const usePhotosBeside = (isReview: boolean): boolean => useMediaQuery(widePage) && isReview;
