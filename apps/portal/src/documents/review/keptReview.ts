import type { Draft } from '../../platform/drafts/drafts.ts';

/** Draft of a review, as this browser keeps it. */
export interface KeptReview<Typed> {
  typed: Typed;
  /** Version of the document that its author has seen. */
  version: number;
  /** Names of the lines by id, also of those that a newer version no longer has. */
  names: Readonly<Record<string, string>>;
}

/** Reads what was kept. Older versions of the portal kept what was typed alone. */
export function keptReviewOf<Typed extends object>({ value, version = 0 }: Draft<KeptReview<Typed> | Typed>): KeptReview<Typed> {
  return 'typed' in value && 'names' in value ? value : { typed: value as Typed, version, names: {} };
}

/** The draft after another change: still based on the version that the reviewer saw when it began. */
export const typedOn = <Typed>(
  before: KeptReview<Typed> | undefined,
  typed: Typed,
  document: { version: number; names: KeptReview<Typed>['names'] },
): KeptReview<Typed> => ({ typed, version: before?.version ?? document.version, names: { ...before?.names, ...document.names } });

/** A text whose place on the page is gone. */
export interface LostText {
  key: string;
  /** Name of that place. */
  name: string;
  text: string;
}
