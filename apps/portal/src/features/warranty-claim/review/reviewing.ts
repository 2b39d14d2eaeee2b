import { type Review, useReview } from '../../../documents/review/reviewInHand.ts';

/** The review that is being done; undefined for the dealer, and where the reviewer may only read. */
export function useReviewing(): Review | undefined {
  const review = useReview();
  return review.isOpen ? review : undefined;
}
