import { createContext, use } from 'react';
import type { Seen } from '../../../documents/actions/documentCalls.ts';
import type { ReviewForm } from './reviewForm.ts';

/** The review that is being done; absent for the dealer, and where the reviewer may only read. */
export interface Reviewing {
  review: ReviewForm;
  /** The claim as the reviewer has seen it: decisions carry its version. */
  seen: Seen;
  /** Something was typed that the server does not have. */
  isChanged: boolean;
  change: (patch: Partial<ReviewForm>) => void;
  /** The server has it. */
  discard: () => void;
}

export const ReviewingContext = createContext<Reviewing | undefined>(undefined);

export const useReviewing = (): Reviewing | undefined => use(ReviewingContext);
