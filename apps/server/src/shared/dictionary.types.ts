import type { SixTexts } from './messages/sixTexts.ts';

/** Colour of the tag that shows an item: an antd preset or status name. */
export type TagColor = 'default' | 'processing' | 'success' | 'warning' | 'error' | 'blue' | 'cyan' | 'gold' | 'green' | 'orange' | 'purple' | 'red';

/** One item: the stored value, its text in zh-cn, en, es, ru, fr, pt, and the colour of its tag if it has one. Items are listed in display order. */
export type DictionaryItemRow = readonly [value: string, ...texts: SixTexts, color?: TagColor];

export type DictionaryDefinition = { name: SixTexts; items: readonly DictionaryItemRow[] };

/** Dictionary in a file `data/dictionaries.json` of a module, by its code, which is immutable once used: a whole dictionary, or items added to that of another module, such as `doc_type`. */
export type DictionaryPart = { name?: SixTexts; items: readonly DictionaryItemRow[] };
