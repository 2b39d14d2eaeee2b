import { type CronError, type CronPart, type CronPartName, type CronReading, partNames } from '../cron.ts';
import { grammar } from '../grammar.ts';
import { parsePart, type PartError } from './parsePart.ts';
import { suggestion } from './suggestion.ts';

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;

/**
 * Reads an expression of the Quartz scheduler (2.3): second, minute, hour, day of month, month, day of week and, if wanted, year,
 * separated by white space; names in any case. What Quartz reads and then ignores by accident (`MONDAY`, `5x`, an eighth part) is refused;
 * a step after names (`MON-FRI/2`) and values beside `nW` or `n#k` are read and have no effect, as in Quartz.
 */
export function parseCron(expression: string): CronReading {
  const parts: CronPart[] = [];
  const length = expression.length;
  let at = 0;
  for (;;) {
    while (at < length && isSpace(expression.charCodeAt(at))) at++;
    if (at === length) break;
    const start = at;
    while (at < length && !isSpace(expression.charCodeAt(at))) at++;
    const name = partNames[parts.length];
    if (name === undefined) return { ok: false, error: { part: 'year', index: start, length: length - start, code: 'partCount' } };
    const items = parsePart(expression, start, at, grammar[name]);
    if (!Array.isArray(items)) return { ok: false, error: toError(expression, name, items) };
    parts.push({ text: expression.slice(start, at), items });
  }
  const [second, minute, hour, dayOfMonth, month, dayOfWeek, year] = parts;
  if (!second || !minute || !hour || !dayOfMonth || !month || !dayOfWeek) {
    return { ok: false, error: { part: partNames[parts.length]!, index: expression.trimEnd().length, length: 0, code: 'partCount' } };
  }
  const isDay = !isNone(dayOfMonth);
  if (isDay !== isNone(dayOfWeek)) return { ok: false, error: daysError(expression, isDay) };
  return { ok: true, cron: { second, minute, hour, dayOfMonth, month, dayOfWeek, year: year ?? null } };
}

/** Reads one part alone; `index` of an error counts from the part's first character. */
export function parseCronPart(name: CronPartName, text: string): { ok: true; part: CronPart } | { ok: false; error: CronError } {
  const items = parsePart(text, 0, text.length, grammar[name]);
  return Array.isArray(items) ? { ok: true, part: { text, items } } : { ok: false, error: toError(text, name, items) };
}

const isNone = ({ items }: CronPart): boolean => items[0]!.kind === 'none';

function toError(expression: string, part: CronPartName, { code, start, end, min, max }: PartError): CronError {
  const better = suggestion(code, expression.slice(start, end), grammar[part]);
  return {
    part,
    index: start,
    length: end - start,
    code,
    ...(min === undefined ? {} : { min, max: max! }),
    ...(better === undefined ? {} : { suggestion: better }),
  };
}

/** Both days or neither: `?` belongs into the part that is `*`, or else into the weekday. */
function daysError(expression: string, both: boolean): CronError {
  const words = [...expression.matchAll(/\S+/g)];
  const part = both && words[3]![0] === '*' && words[5]![0] !== '*' ? 'dayOfMonth' : both ? 'dayOfWeek' : 'dayOfMonth';
  const word = words[partNames.indexOf(part)]!;
  return { part, index: word.index, length: word[0].length, code: both ? 'bothDays' : 'neitherDay', suggestion: both ? '?' : '*' };
}
