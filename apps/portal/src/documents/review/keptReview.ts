import type { Draft } from '../../platform/drafts/drafts.ts';
import type { ReviewValues } from './reviewValues.ts';

/** Draft of a review, as this browser keeps it. */
export interface KeptReview {
  typed: ReviewValues;
  /** Texts that are no value yet, by place. */
  unread?: Readonly<Record<string, string>>;
  /** Version of the document that its author has seen. */
  version: number;
  /** Names of the lines by id, also of those that a newer version no longer has. */
  names: Readonly<Record<string, string>>;
}

/** Reads a draft. Earlier versions of the portal kept the input alone. @param fromOlder converts that input */
export function keptReviewOf({ value, version = 0 }: Draft<KeptReview | ReviewValues>, fromOlder = (typed: ReviewValues): ReviewValues => typed): KeptReview {
  const kept = 'typed' in value && 'names' in value ? (value as KeptReview) : { typed: value as ReviewValues, version, names: {} };
  return { ...kept, typed: fromOlder(kept.typed) };
}

/** A text whose place on the page is gone. */
export interface LostText {
  key: string;
  /** Name of that place. */
  name: string;
  text: string;
  /** Dictionary that the text is a value of. Default: none. */
  dict?: string | undefined;
}
