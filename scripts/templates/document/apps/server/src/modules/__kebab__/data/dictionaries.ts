import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The name of the kind. */
export const __name__Dictionaries = {
  doc_type: {
    items: [['__name__', '单据', '__Name__ sheet', 'Hoja __name__', 'Лист __name__', 'Fiche __name__', 'Folha __name__']],
  },
} satisfies Record<string, DictionaryPart>;
