import { createContext, use } from 'react';
import type { ReviewForm } from './reviewForm.ts';

/** The review that is being done; absent for the dealer, and where the reviewer may only read. */
export interface Reviewing {
  review: ReviewForm;
  /** Something was typed that the server does not have. */
  isChanged: boolean;
  /** This browser keeps what was typed. */
  isKept: boolean;
  change: (patch: Partial<ReviewForm>) => void;
}

export const ReviewingContext = createContext<Reviewing | undefined>(undefined);

export const useReviewing = (): Reviewing | undefined => use(ReviewingContext);
