import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const feedbackDictionaries = {
  job: {
    items: [
      [
        'feedbackClose',
        '自动关闭反馈',
        'Answered items to close',
        'Consultas respondidas por cerrar',
        'Закрытие обращений с ответом',
        'Retours répondus à clôturer',
        'Feedback respondido a encerrar',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
