/**
 * The day all demo dates are relative to, so that the demo never ages: the environment variable `SEED_TODAY` (`YYYY-MM-DD`), else today in the server's zone.
 * Throws `RangeError` when the variable is no date.
 */
export function seedToday(now: Date, configured = process.env.SEED_TODAY): string {
  if (!configured) return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(configured) || new Date(`${configured}T00:00:00Z`).toJSON()?.slice(0, 10) !== configured) {
    throw new RangeError(`SEED_TODAY is "${configured}", expected YYYY-MM-DD`);
  }
  return configured;
}
