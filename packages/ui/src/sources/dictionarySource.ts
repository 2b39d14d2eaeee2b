import type { Tone } from '../styles/tones.ts';

/** One entry of a dictionary, its text already in the user's language. */
export interface DictionaryItem {
  value: string;
  text: string;
  /** Colour of its sign, where the dictionary is a status. */
  color?: Tone;
}

/** Source of dictionary items. */
export interface DictionarySource {
  /** All items of a dictionary in their order. Rejects with an `Error` whose message can be shown. */
  items(code: string, signal?: AbortSignal): Promise<DictionaryItem[]>;
  /** The items if they are known already: what shows them need not be rendered twice. Always the same array until `subscribe` tells. */
  known?(code: string): DictionaryItem[] | undefined;
  /** Tells when texts have become stale (language changed, dictionaries refreshed). Returns the function that ends it. */
  subscribe?(listener: () => void): () => void;
  /** One page of the items whose text or value contains the keyword; of all for an empty one. For dictionaries that are too long for `items`. */
  search?(code: string, query: DictionaryQuery, signal: AbortSignal): Promise<DictionaryItem[]>;
  /** The texts of values in their order; an unknown value answers itself. */
  texts?(code: string, values: readonly string[], signal: AbortSignal): Promise<string[]>;
}

export interface DictionaryQuery {
  keyword: string;
  /** From 1. */
  page: number;
  pageSize: number;
}
