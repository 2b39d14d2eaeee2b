import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const keptFileDictionaries = {
  job: {
    items: [
      [
        'cutExports',
        '中断的导出处理',
        'Exports that were cut off',
        'Exportaciones interrumpidas',
        'Прерванные выгрузки',
        'Exports interrompus',
        'Exportações interrompidas',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
