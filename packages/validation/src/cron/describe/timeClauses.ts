import type { Schedule } from '../schedule.ts';
import type { CronTexts } from './cronTexts.ts';
import { piecesOf, runsOf, stepOf, valuesOf, valuesOf60 } from './valueSet.ts';

/** `time`: at what times or how often; `hours`: within which hours of the day; `isClock`: the times of a day are named one by one. */
export interface TimeClauses {
  readonly time: string;
  readonly hours: string;
  readonly isClock: boolean;
}

/** So many times of day are read at a glance; more are named when nothing shorter says the same. */
const fewTimes = 4;
const manyTimes = 12;
/** So many windows of hours are named with both ends. */
const fewWindows = 2;

export function timeClauses({ seconds, minutes, hours }: Schedule, texts: CronTexts): TimeClauses {
  const s = valuesOf60(seconds);
  const m = valuesOf60(minutes);
  const h = valuesOf(hours, 0);
  return clockClauses(s, m, h, texts) ?? { time: frequency(s, m, h, texts), hours: hoursClause(h, texts), isClock: false };
}

/** Times of day, when one second and few minutes and hours make few of them. */
function clockClauses(s: readonly number[], m: readonly number[], h: readonly number[], texts: CronTexts): TimeClauses | undefined {
  const { t, list } = texts;
  if (s.length > 1) return undefined;
  const [minute, second] = [m[0]!, s[0]!];
  const step = stepOf(h);
  if (m.length === 1 && step !== undefined) {
    const isOnTheHour = minute === 0 && second === 0;
    if (isOnTheHour && h[0] === 0 && 24 % step === 0 && h.length === 24 / step) return { time: every('hour', step, texts), hours: '', isClock: false };
    if (h.length > fewTimes && h.length < 24) {
      const ends = { from: clock(h[0]!, minute, second), to: clock(h.at(-1)!, minute, second) };
      return { time: step === 1 ? t('hour.runEvery', ends) : t('hour.run', { count: step, ...ends }), hours: '', isClock: false };
    }
  }
  if (m.length * h.length > (m.length === 1 ? manyTimes : fewTimes)) return undefined;
  const times = h.flatMap((hour) => m.map((each) => clock(hour, each, second)));
  return { time: t('at', { times: list(times) }), hours: '', isClock: true };
}

/** '09:30', with seconds when they are not zero. */
function clock(hour: number, minute: number, second = 0): string {
  return (second === 0 ? [hour, minute] : [hour, minute, second]).map((value) => String(value).padStart(2, '0')).join(':');
}

function frequency(s: readonly number[], m: readonly number[], h: readonly number[], texts: CronTexts): string {
  const { t } = texts;
  const secondInterval = interval('second', s, texts);
  const minuteInterval = interval('minute', m, texts);
  if (secondInterval !== undefined) {
    // A second of each minute, so the minutes only say when.
    return joined(texts, [m.length === 60 ? '' : t('minute.in', { list: texts.list(piecesOf(m)), count: m.length }), secondInterval], true);
  }
  const everyHour = h.length === 24 && minuteInterval === undefined ? t('hour.each') : '';
  const atMinute = minuteInterval ?? t('minute.at', { list: texts.list(piecesOf(m)), count: m.length });
  const atSecond = s.length === 1 && s[0] === 0 ? '' : t('second.at', { list: texts.list(piecesOf(s)), count: s.length });
  return joined(texts, [everyHour, atMinute, atSecond], false);
}

/** Western sentences name the frequency first, Chinese the frame. */
function joined({ t }: CronTexts, clauses: readonly string[], frameFirst: boolean): string {
  const named = clauses.filter(Boolean);
  const isTimeLast = t('order').endsWith('time');
  return (frameFirst && !isTimeLast ? named.reverse() : named).join(t('pause'));
}

/** 'every 5 minutes', when the values go on evenly to the end of the unit. */
function interval(unit: 'second' | 'minute', values: readonly number[], texts: CronTexts): string | undefined {
  const count = stepOf(values);
  if (count === undefined || values[0]! >= count || values.at(-1)! + count < 60) return undefined;
  const start = values[0]!;
  return start === 0 && 60 % count === 0 ? every(unit, count, texts) : texts.t(`${unit}.from`, { count, start });
}

/** 'every minute', 'every 5 minutes'. One is a word of its own: the Russian plural form of 1 is also that of 21. */
function every(unit: 'second' | 'minute' | 'hour', count: number, { t }: CronTexts): string {
  return count === 1 ? t(`${unit}.every`) : t(`${unit}.step`, { count });
}

/** 'from 09:00 to 17:59': the hours of the day in which a frequency holds. */
function hoursClause(h: readonly number[], { t, list }: CronTexts): string {
  if (h.length === 24) return '';
  const runs = runsOf(h);
  if (runs.length > fewWindows) return t('hoursIn', { list: list(piecesOf(h)) });
  return list(runs.map(([from, to]) => t('window', { from: clock(from, 0), to: clock(to, 59) })));
}
