export {
  createDictionaryStore,
  type DictionaryStore,
  type DictionaryStoreOptions,
  type DictionaryVersions,
  type StampedItems,
} from './createDictionaryStore.ts';
export type { DictionaryItem, DictionaryQuery, DictionarySource } from '../sources/dictionarySource.ts';
export { DictMultiSelect, type DictMultiSelectProps } from './DictMultiSelect.tsx';
export { DictRadio, type DictRadioProps } from './DictRadio.tsx';
export { DictSearchSelect, type DictSearchSelectProps } from './DictSearchSelect.tsx';
export { DictSelect, type DictSelectProps } from './DictSelect.tsx';
export { DictText, type DictTextProps } from './DictText.tsx';
export { type DictionaryState, useDictionary } from './useDictionary.ts';
