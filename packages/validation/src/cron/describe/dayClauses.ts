import { firstYear } from '../grammar.ts';
import type { DayRule, Schedule } from '../schedule.ts';
import type { CronTexts } from './cronTexts.ts';
import { piecesOf, runsOf, stepOf, valuesOf } from './valueSet.ts';

/** On which days, or '' for every day. */
export function dayClause({ days, months }: Schedule, texts: CronTexts): string {
  return ruleClause(days, months === 0xfff, texts);
}

function ruleClause(rule: DayRule, everyMonth: boolean, texts: CronTexts): string {
  const { t, list } = texts;
  const month = t(everyMonth ? 'everyMonth' : 'theMonth');
  switch (rule.kind) {
    case 'days': {
      if (rule.days === 0x7fffffff) return '';
      const days = valuesOf(rule.days, 1);
      // The first of a month is 'le 1er' in French.
      const pieces = piecesOf(days).map((piece) => (piece === '1' ? t('day.first') : piece));
      const values = { list: list(pieces), count: days.length };
      return everyMonth ? t('day.every', values) : t('day.on', values);
    }
    case 'weekdays':
      return rule.weekdays === 0x7f ? '' : weekdaysClause(rule.weekdays, texts);
    case 'last':
      if (rule.offset === 0) return rule.weekday ? t('day.lastWorkday', { month }) : t('day.last', { month });
      return rule.weekday ? t('day.workdayBeforeLast', { count: rule.offset, month }) : t('day.beforeLast', { count: rule.offset, month });
    case 'nearestWeekday':
      return t('day.nearest', { day: rule.day, month });
    case 'lastWeekday':
      return nthClause('last', rule.weekday, month, texts);
    case 'nthWeekday':
      return nthClause(String(rule.nth), rule.weekday, month, texts);
  }
}

/** Ordinals agree with the gender of the weekday where a language has one. */
function nthClause(nth: string, weekday: number, month: string, { t }: CronTexts): string {
  const ordinal = t(`weekday.ordinal.${t(`weekday.gender.${weekday}`)}.${nth}`);
  return t('weekday.nth', { ordinal, month, weekday: t(`weekday.single.${weekday}`) });
}

/** Weeks are read from Monday on. Three or more days in a row are a range. */
function weekdaysClause(weekdays: number, { t, list }: CronTexts): string {
  const days = valuesOf(weekdays, 1).map((day) => (day === 1 ? 7 : day - 1));
  days.sort((one, other) => one - other);
  const name = (day: number): string => String(day === 7 ? 1 : day + 1);
  const [run, ...others] = runsOf(days);
  if (run && others.length === 0 && run[1] - run[0] >= 2) {
    return t('weekday.range', { from: t(`weekday.from.${name(run[0])}`), to: t(`weekday.to.${name(run[1])}`) });
  }
  return t('weekday.on', { list: list(days.map((day) => t(`weekday.name.${name(day)}`))) });
}

/** In which months, or '' for all. */
export function monthClause({ months }: Schedule, { t, list }: CronTexts): string {
  return months === 0xfff ? '' : t('month.in', { list: list(valuesOf(months, 1).map((month) => t(`month.name.${month}`))) });
}

/** In which years, or '' for all. */
export function yearClause({ years }: Schedule, { t, list }: CronTexts): string {
  if (years === null) return '';
  const values = [...years.keys()].filter((index) => years[index] === 1).map((index) => firstYear + index);
  const step = stepOf(values);
  if (step !== undefined && values.at(-1)! + step >= firstYear + years.length)
    return step === 1 ? t('year.from', { start: values[0]! }) : t('year.step', { count: step, start: values[0]! });
  return t('year.in', { list: list(piecesOf(values)), count: values.length });
}
