import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const attachDictionaries = {
  job: {
    items: [
      [
        'fileCleaning',
        '无主文件清理',
        'Removal of files nobody needs',
        'Limpieza de archivos sin uso',
        'Удаление ненужных файлов',
        'Suppression des fichiers inutiles',
        'Limpeza de arquivos sem uso',
      ],
    ],
  },
} satisfies Record<string, DictionaryPart>;
