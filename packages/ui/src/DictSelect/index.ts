export type { DictionaryItem, DictionarySource } from './dictionary.ts';
export { DictSelect, type DictSelectProps } from './DictSelect.tsx';
export { DictText, type DictTextProps } from './DictText.tsx';
export { type DictionaryState, useDictionary } from './useDictionary.ts';
