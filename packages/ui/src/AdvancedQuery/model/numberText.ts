/** A number as it is typed in a language, in wire form: a point, no grouping. What is no number stays as it is, to be named as wrong. */
export function toNumberText(typed: string, decimalMark: string): string {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  return decimalMark === ',' && /^-?\d*,\d*$/.test(text) ? text.replace(',', '.') : text;
}
