/** Colours of the theme by which series are told apart. */
const colors = [
  'var(--hw-brand)',
  'var(--hw-tone-gold-text)',
  'var(--hw-tone-success-text)',
  'var(--hw-tone-error-text)',
  'var(--hw-tone-cyan-text)',
  'var(--hw-text-secondary)',
];

/** Colour of one of the series of a chart. @param at its place among them */
export const seriesColor = (at: number): string => colors[at % colors.length]!;
