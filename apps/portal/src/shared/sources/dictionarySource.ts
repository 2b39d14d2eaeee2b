import {
  dictionariesGetDictItems,
  dictionariesLoadDict,
  dictionariesLoadDictItem,
  dictionariesQueryAllDictItems,
  dictionariesRefleshCache,
  dictionariesVersion,
  type DictItem,
  resultOf,
} from '@harrow/api-client';
import { createDictionaryStore, type DictionaryItem, type DictionaryStore, type Language, tones } from '@harrow/ui';

function toItem({ value, text, color }: DictItem): DictionaryItem {
  return { value, text, color: tones.find((tone) => tone === color) };
}

const toItems = (items: DictItem[]): DictionaryItem[] => items.map(toItem);

/** Dictionaries of the contract, in the language of the page. */
export const createDictionarySource = (language: () => Language): DictionaryStore =>
  createDictionaryStore({
    language,
    fetchItems: async (dictCode) => toItems(await resultOf(dictionariesGetDictItems({ path: { dictCode } }))),
    async fetchAll() {
      // The contract's map of lists arrives as a map of unknowns in the generated types.
      const all = (await resultOf(dictionariesQueryAllDictItems())) as Record<string, DictItem[]>;
      return Object.fromEntries(Object.entries(all).map(([code, items]) => [code, toItems(items)]));
    },
    emptyServer: () => resultOf(dictionariesRefleshCache()),
    fetchVersion: () => resultOf(dictionariesVersion()),
    async search(dict, { keyword, page, pageSize }, signal) {
      return toItems(await resultOf(dictionariesLoadDict({ path: { dict }, query: { keyword, pageNo: page, pageSize }, signal })));
    },
    texts: (dict, values, signal) => resultOf(dictionariesLoadDictItem({ path: { dict }, query: { key: values.join(',') }, signal })),
  });
