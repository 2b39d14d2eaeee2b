import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

export const arrivalDictionaries = {
  job: {
    items: [
      [
        'pdiOverdueWeekly',
        '超期验收周报',
        'Overdue inspections of the week',
        'Recepciones vencidas de la semana',
        'Просроченные приёмки за неделю',
        'Réceptions en retard de la semaine',
        'Recepções atrasadas da semana',
      ],
    ],
  },
  pdi_result: {
    name: ['检查结果', 'Inspection result', 'Resultado de la inspección', 'Результат проверки', 'Résultat du contrôle', 'Resultado da inspeção'],
    items: [
      ['pass', '合格', 'Pass', 'Conforme', 'Годен', 'Conforme', 'Conforme', 'success'],
      ['no_pass', '不合格', 'No pass', 'No conforme', 'Не годен', 'Non conforme', 'Não conforme', 'error'],
      ['na', '不适用', 'Not applicable', 'No aplica', 'Не применимо', 'Sans objet', 'Não se aplica', 'default'],
    ],
  },
  close_reason: {
    items: [['no_fee', '无费用', 'No fee', 'Sin importe', 'Без оплаты', 'Sans montant', 'Sem valor', 'success']],
  },
} satisfies Record<string, DictionaryPart>;
