/** Percent of a progress, 0 to 100; what is no number is 0. */
export function toPercent(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : Number(value);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
}
