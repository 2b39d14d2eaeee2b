import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const jobDictionaries = {
  job: {
    items: [
      [
        'housekeeping',
        '过期数据清理',
        'Removal of outdated data',
        'Limpieza de datos caducados',
        'Удаление устаревших данных',
        'Suppression des données périmées',
        'Limpeza de dados expirados',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
