/** Expressions that people start from; they are shown by their sentence. */
export const presets = [
  '0 0/5 * * * ?',
  '0 0 * * * ?',
  '0 0 0 * * ?',
  '0 0 9 ? * MON-FRI',
  '0 0 8 ? * MON',
  '0 0 2 1 * ?',
  '0 0 18 LW * ?',
  '0 0 9 ? * 6L',
  '0 0 0 1 1,4,7,10 ?',
] as const;
