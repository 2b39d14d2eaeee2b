import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { notFound } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { DictionaryItem } from './service.ts';
import { findTableDict, tableOptions, tableTexts, tableTree } from './tableDict.ts';

const toReply = ({ value, texts, color }: DictionaryItem, language: Language) => ({ value, text: texts[language], label: texts[language], color });
const isTableDict = (dict: string): boolean => dict.includes(',') || dict.includes(' ');

export const dictionaryRoutes = ({ db, dictionaries }: Services): Handlers<'dictionaries'> => {
  const itemsOf = (code: string): readonly DictionaryItem[] => {
    const items = dictionaries.items(code);
    if (!items) throw notFound('dictionary.unknown', { code });
    return items;
  };
  const optionsOf = async (context: Context, dict: string, window: { keyword?: string; offset?: number; limit?: number }) =>
    (await tableOptions(context, await findTableDict(context, dict), window)).map(({ value, text }) => ({ value, text, label: text, color: null }));

  return {
    dictionariesGetDictItems({ params: { dictCode }, language, context, reply }) {
      if (isTableDict(dictCode)) return optionsOf(context, dictCode, {});
      const items = itemsOf(dictCode);
      void reply.header('x-dictionary-stamp', dictionaries.versions()[dictCode]);
      return items.map((item) => toReply(item, language));
    },
    dictionariesLoadDict({ params: { dict }, query, language, context }) {
      const { pageNo = 1, pageSize = 10 } = query;
      const offset = (pageNo - 1) * pageSize;
      if (isTableDict(dict)) return optionsOf(context, dict, { ...(query.keyword !== undefined && { keyword: query.keyword }), offset, limit: pageSize });
      const keyword = (query.keyword ?? '').trim().toLowerCase();
      const wanted = keyword.split(',').map((part) => part.trim());
      const matches = (text: string): boolean => (keyword.includes(',') ? wanted.includes(text.toLowerCase()) : text.toLowerCase().includes(keyword));
      const matching = itemsOf(dict).filter(({ value, texts }) => matches(value) || matches(texts[language]));
      return matching.slice(offset, offset + pageSize).map((item) => toReply(item, language));
    },
    async dictionariesLoadDictItem({ params: { dict }, query, language, context }) {
      const keys = query.key.split(',');
      if (isTableDict(dict)) {
        const texts = await tableTexts(context, await findTableDict(context, dict), keys);
        return keys.map((key) => texts.get(key) ?? key);
      }
      itemsOf(dict);
      return keys.map((key) => dictionaries.text(dict, key, language));
    },
    async dictionariesLoadTreeData({ query, context }) {
      const nodes = await tableTree(context, query);
      return nodes.map(({ value, text, parent, leaf }) => ({
        key: value,
        value,
        label: text,
        title: text,
        parentId: parent,
        code: null,
        leaf,
        children: null,
      }));
    },
    async dictionariesRefleshCache() {
      await dictionaries.refresh(db);
      return null;
    },
    dictionariesQueryAllDictItems: ({ language }) =>
      Object.fromEntries(dictionaries.codes().map((code) => [code, itemsOf(code).map((item) => toReply(item, language))])),
    dictionariesVersion: () => dictionaries.version(),
    dictionariesVersions: () => ({ version: dictionaries.version(), dictionaries: { ...dictionaries.versions() } }),
  };
};
