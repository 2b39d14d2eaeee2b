import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

export const checkDictionaries = {
  value_type: {
    name: ['数值类型', 'Kind of value', 'Tipo de valor', 'Вид значения', 'Type de valeur', 'Tipo de valor'],
    items: [
      ['pass_fail', '合格判定', 'Pass or fail', 'Apto o no apto', 'Годен или не годен', 'Conforme ou non', 'Conforme ou não'],
      ['number', '数值', 'Number', 'Número', 'Число', 'Nombre', 'Número'],
      ['text', '文字', 'Text', 'Texto', 'Текст', 'Texte', 'Texto'],
      ['none', '无', 'None', 'Ninguno', 'Нет', 'Aucune', 'Nenhum'],
    ],
  },
} satisfies Record<string, DictionaryPart>;
