import { useMediaQuery } from '@harrow/ui';

/** There is room for the photos beside the form. */
export const widePage = '(width >= 1280px)';

/** True if the photos are beside the form; on narrow screens, and for those who do not review, they are in it. */
export const usePhotosBeside = (isReview: boolean): boolean => useMediaQuery(widePage) && isReview;
