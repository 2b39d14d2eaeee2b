import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const userDictionaries = {
  job: {
    items: [['passwordAge', '密码过期提醒', 'Old passwords', 'Contraseñas antiguas', 'Устаревшие пароли', 'Mots de passe anciens', 'Senhas antigas']],
  },
} satisfies Record<string, DictionaryPart>;
