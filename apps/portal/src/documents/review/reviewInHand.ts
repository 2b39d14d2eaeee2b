import { createContext, use } from 'react';
import type { Seen } from '../actions/documentCalls.ts';
import type { LostText } from './keptReview.ts';
import type { ReviewValues } from './reviewValues.ts';

/** Input beside the fields of a kind of document: by a reviewer, or by the user who takes the next step. */
export interface ReviewKind<Doc> {
  /** Stored values by place (`placeKey`); undefined: none can be given now. */
  valuesOf: (document: Doc) => ReviewValues | undefined;
  /** Text of a value that has lost its place; '' for none. Default: the value itself. */
  textOf?: (field: string, value: unknown, words: (key: string) => string) => string | undefined;
  /** Dictionaries of its fields, for the same. */
  dicts?: Readonly<Record<string, string>>;
  /** Name of its draft. Default `{docType}Review`. */
  keptAs?: string;
  /** Converts drafts of earlier versions of the portal. */
  fromOlder?: (typed: ReviewValues) => ReviewValues;
}

/** The review of the document on a page. */
export interface Review {
  /** The kind's own values can be given now. */
  isOpen: boolean;
  /** Current values by place: the stored ones, replaced by the input. */
  values: ReviewValues;
  type: (patch: ReviewValues) => void;
  /** Texts that are no value yet, by place. */
  unread: Readonly<Record<string, string>>;
  hold: (place: string, text: string | undefined) => void;
  /** Places that lack a number: nothing can be sent. */
  missing: readonly string[];
  /** The version that the reviewer has seen. It is sent with the decision, since a newer one may have arrived unseen. */
  seen: Seen | undefined;
  /** A newer version has arrived since the reviewer began to type. */
  isOld: boolean;
  /** Something was typed that the server does not have. */
  isChanged: boolean;
  lost: readonly LostText[];
  /** The reviewer has looked at the newer version: the input is about it from now on. Undefined where no values can be given any more. */
  goOn: (() => unknown) | undefined;
  /** Discards the lost input. */
  forget: () => void;
  /** The server has it. */
  discard: () => void;
}

export const ReviewContext = createContext<Review | undefined>(undefined);

/** The review of the document of this page. Throws outside the page of a document. */
export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error('A review stands inside a DocumentForm');
  return review;
}
