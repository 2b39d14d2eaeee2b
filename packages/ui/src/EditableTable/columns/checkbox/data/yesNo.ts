/** Words for yes and no in spreadsheets, in all languages of the library. */
export const yes = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  '✓',
  '✔',
  '☑',
  '是',
  'sí',
  'si',
  'да',
  'oui',
  'sim',
  'verdadero',
  'истина',
  'vrai',
  'verdadeiro',
  'wahr',
]);
export const no = new Set(['false', 'no', 'n', '0', '', '☐', '否', 'нет', 'non', 'não', 'nao', 'falso', 'ложь', 'faux', 'falsch']);
