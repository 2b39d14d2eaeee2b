import { onlyAsking } from '../asking.ts';
import { comparesFields } from '../fieldComparison.ts';
import { type Condition, isGroup, type QueryGroup } from '../query.ts';
import { type QueryLanguage, queryTexts } from './queryTexts.ts';
import { readFreePeriod } from '../values/freePeriods.ts';
import { isPeriod } from '../values/periods.ts';
import { isComparison, isRule } from '../rules.ts';

export interface DescribeOptions {
  language: QueryLanguage;
  /** Heading of a field, in the language; default: its name. */
  fieldText?: (field: string) => string;
  /** A single value as the user knows it, e.g. the text of a dictionary; default, also for undefined: the value in quotation marks, numbers and dates without. */
  valueText?: (condition: Condition, value: string) => string | undefined;
}

/** A sentence that reads a query back, e.g. `Status is one of Draft, Passed and (amount is greater than 500 or VIN contains “0012”)`; empty when it asks for nothing. */
export function describeQuery(query: QueryGroup, options: DescribeOptions): string {
  const asked = onlyAsking(query);
  const sentence = describeGroup(asked, options);
  return asked.not && sentence !== '' ? queryTexts(options.language)('negated', { text: sentence }) : sentence;
}

function describeGroup({ match, items }: QueryGroup, options: DescribeOptions): string {
  const t = queryTexts(options.language);
  const parts = items.map((item) =>
    isGroup(item) ? t(item.not ? 'negated' : 'bracketed', { text: describeGroup(item, options) }) : describeCondition(item, options),
  );
  return parts.join(match === 'or' ? t('or') : t('and'));
}

/** One line of it, e.g. `VIN contains “0012”`. */
export function describeCondition(condition: Condition, options: DescribeOptions): string {
  const { language, fieldText = (name) => name, valueText } = options;
  const t = queryTexts(language);
  const { rule, val, type } = condition;
  const field = fieldText(condition.field);
  const one = (value: string): string => valueText?.(condition, value) ?? (type !== undefined && bare.has(type) ? value : t('quoted', { value }));

  if (comparesFields(condition) && isComparison(rule)) return t(`rule.${rule}`, { field, value: fieldText(val) });
  if (!isRule(rule)) return `${field} ${rule} ${val}`;
  if (rule === 'period') return t(isOpen(val) ? 'openPeriod' : 'rule.period', { field, value: describePeriod(val, language) });
  if (rule === 'in') return t('rule.in', { field, value: val.split(',').filter(Boolean).map(one).join(t('comma')) });
  if (rule !== 'between') return t(`rule.${rule}`, { field, value: one(val) });

  const [from = '', to = ''] = val.split(',').map((part) => part.trim());
  if (from !== '' && to !== '') return t('rule.between', { field, from: one(from), to: one(to) });
  // Of an open end only the bound is told.
  return from === '' ? t('rule.le', { field, value: one(to) }) : t('rule.ge', { field, value: one(from) });
}

/** A period as a user reads it, e.g. `last 12 weeks`; what is none, as it is. */
export function describePeriod(period: string, language: QueryLanguage): string {
  const t = queryTexts(language);
  const free = readFreePeriod(period);
  if (free) return t(`free.${free.reach}.${free.unit}`, { count: free.count });
  return isPeriod(period) ? t(`period.${period}`) : period;
}

/** "More than 30 days ago" is no stretch of time to be in. */
const isOpen = (period: string): boolean => readFreePeriod(period)?.reach.startsWith('moreThan') ?? false;

/** Types whose values need no quotation marks to stand out. */
const bare = new Set(['number', 'int', 'date', 'datetime', 'time']);
