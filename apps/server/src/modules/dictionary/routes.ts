import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { notFound } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { DictionaryItem } from './service.ts';

const toReply = ({ value, texts, color }: DictionaryItem, language: Language) => ({ value, text: texts[language], label: texts[language], color });
/** The portal builds currency fields from this (domain design 5, no. 44). */
const isoCodes: Readonly<Record<string, string>> = { RMB: 'CNY' };

export const dictionaryRoutes = ({ dictionaries }: Services): Handlers<'dictionaries'> & Handlers<'currencies'> => {
  const itemsOf = (code: string): readonly DictionaryItem[] => {
    const items = dictionaries.items(code);
    if (!items) throw notFound('dictionary.unknown', { code });
    return items;
  };
  return {
    dictionariesGetDictItems: ({ params, language }) => itemsOf(params.dictCode).map((item) => toReply(item, language)),
    dictionariesLoadDict({ params, query, language }) {
      const keyword = (query.keyword ?? '').trim().toLowerCase();
      const matching = itemsOf(params.dict).filter(
        ({ value, texts }) => value.toLowerCase().includes(keyword) || texts[language].toLowerCase().includes(keyword),
      );
      return matching.slice(0, query.pageSize ?? 10).map((item) => toReply(item, language));
    },
    dictionariesLoadDictItem({ params, query, language }) {
      const byValue = new Map(itemsOf(params.dict).map((item) => [item.value, item.texts[language]]));
      return query.key.split(',').map((key) => byValue.get(key) ?? key);
    },
    async dictionariesRefleshCache() {
      await dictionaries.refresh();
      return null;
    },
    dictionariesQueryAllDictItems: ({ language }) =>
      Object.fromEntries(dictionaries.codes().map((code) => [code, itemsOf(code).map((item) => toReply(item, language))])),
    currenciesDictList: ({ language }) => itemsOf('currency').map(({ value, texts }) => ({ value, text: texts[language], isoCode: isoCodes[value] ?? value })),
  };
};
