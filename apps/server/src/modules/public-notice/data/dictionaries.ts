import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const noticeDictionaries = {
  job: {
    items: [
      [
        'publicNotices',
        '公告发布与到期',
        'Notices that begin or end',
        'Avisos que empiezan o vencen',
        'Начало и окончание объявлений',
        'Avis qui débutent ou expirent',
        'Avisos que começam ou expiram',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
