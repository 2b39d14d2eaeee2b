import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** Words of what waits for a user. */
export const todoDictionaries = {
  job: {
    items: [
      ['claimReviewSla', '审核超时提醒', 'Late reviews', 'Revisiones atrasadas', 'Просроченные проверки', 'Examens en retard', 'Análises atrasadas'],
      [
        'claimResubmission',
        '重新提交到期提醒',
        'Documents to be resubmitted',
        'Documentos por reenviar',
        'Документы к повторной подаче',
        'Documents à soumettre de nouveau',
        'Documentos a reenviar',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
