import {
  dictionariesGetDictItems,
  dictionariesLoadDict,
  dictionariesLoadDictItem,
  dictionariesQueryAllDictItems,
  dictionariesRefleshCache,
  dictionariesVersion,
  dictionariesVersions,
  type DictItem,
  resultOf,
} from '@harrow/api-client';
import { createDictionaryStore, type DictionaryItem, type DictionaryStore, type DictionaryVersions, type Language, tones } from '@harrow/ui';

function toItem({ value, text, color }: DictItem): DictionaryItem {
  return { value, text, color: tones.find((tone) => tone === color) };
}

const toItems = (items: DictItem[]): DictionaryItem[] => items.map(toItem);

const fetchStamps = async (): Promise<DictionaryVersions> => {
  const { version, dictionaries } = await resultOf(dictionariesVersions());
  return { version, dictionaries: dictionaries as Record<string, string> };
};

/** Dictionaries of the contract, in the language of the page. */
export const createDictionarySource = (language: () => Language): DictionaryStore =>
  createDictionaryStore({
    language,
    async fetchItems(dictCode) {
      const call = dictionariesGetDictItems({ path: { dictCode } });
      const items = toItems(await resultOf(call));
      return { items, version: (await call).response?.headers.get('X-Dictionary-Stamp') ?? undefined };
    },
    async fetchAll() {
      const call = dictionariesQueryAllDictItems();
      // The contract's map of lists arrives as a map of unknowns in the generated types.
      const all = (await resultOf(call)) as Record<string, DictItem[]>;
      const { version, dictionaries } = await fetchStamps();
      // Another process of the server may have answered, which knew more or less.
      const areSame = (await call).response?.headers.get('X-Dictionary-Version') === version;
      return Object.fromEntries(
        Object.entries(all).map(([code, items]) => [code, { items: toItems(items), version: areSame ? dictionaries[code] : undefined }]),
      );
    },
    emptyServer: () => resultOf(dictionariesRefleshCache()),
    fetchVersions: async (known) => (known !== undefined && known === (await resultOf(dictionariesVersion())) ? undefined : fetchStamps()),
    async search(dict, { keyword, page, pageSize }, signal) {
      return toItems(await resultOf(dictionariesLoadDict({ path: { dict }, query: { keyword, pageNo: page, pageSize }, signal })));
    },
    texts: (dict, values, signal) => resultOf(dictionariesLoadDictItem({ path: { dict }, query: { key: values.join(',') }, signal })),
  });
