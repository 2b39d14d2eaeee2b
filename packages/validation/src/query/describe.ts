import { onlyAsking } from './asking.ts';
import { type DescribeTexts, describeTexts, type QueryLanguage } from './describeTexts.ts';
import { type Condition, isGroup, type QueryGroup, type QueryItem } from './query.ts';
import { isPeriod } from './resolve.ts';
import { isRule } from './rules.ts';

export interface DescribeOptions {
  language: QueryLanguage;
  /** Heading of a field, in the language; default: its name. */
  fieldText?: (field: string) => string;
  /** A single value as the user knows it, e.g. the text of a dictionary; default: the value in quotation marks, numbers and dates without. */
  valueText?: (condition: Condition, value: string) => string;
}

/** A sentence that reads a query back, e.g. `Status is one of Draft, Passed and (amount is greater than 500 or VIN contains “0012”)`; empty when it asks for nothing. */
export function describeQuery(query: QueryGroup, options: DescribeOptions): string {
  const asked = onlyAsking(query);
  return asked.items.length === 0 ? '' : describeGroup(asked, describeTexts[options.language], options);
}

function describeGroup({ match, items }: QueryGroup, texts: DescribeTexts, options: DescribeOptions): string {
  return items.map((item) => describeItem(item, texts, options)).join(texts[match]);
}

function describeItem(item: QueryItem, texts: DescribeTexts, options: DescribeOptions): string {
  if (!isGroup(item)) return describeCondition(item, options);
  const [open, close] = texts.brackets;
  return `${open}${describeGroup(item, texts, options)}${close}`;
}

/** One line of it, e.g. `VIN contains “0012”`. */
export function describeCondition(condition: Condition, { language, fieldText = (field) => field, valueText }: DescribeOptions): string {
  const texts = describeTexts[language];
  const { rule, val } = condition;
  const one = (value: string): string => valueText?.(condition, value) ?? plainValue(condition, value, texts);
  const values: Record<string, string> = { field: fieldText(condition.field) };
  if (!isRule(rule)) return `${values['field']} ${rule} ${val}`;
  if (rule === 'between') return fill(describeBetween(val, values, one, texts), values);
  if (rule === 'period') values['value'] = isPeriod(val) ? texts.periods[val] : val;
  else if (rule === 'in') values['value'] = val.split(',').filter(Boolean).map(one).join(texts.comma);
  else values['value'] = one(val);
  return fill(texts.rules[rule], values);
}

/** Of an open end only the bound is told. */
function describeBetween(val: string, values: Record<string, string>, one: (value: string) => string, { rules }: DescribeTexts): string {
  const [from = '', to = ''] = val.split(',').map((part) => part.trim());
  if (from !== '' && to !== '') {
    Object.assign(values, { from: one(from), to: one(to) });
    return rules.between;
  }
  values['value'] = one(from || to);
  return from === '' ? rules.le : rules.ge;
}

const bare = new Set(['number', 'int', 'date', 'datetime', 'time']);
function plainValue({ type }: Condition, value: string, { quotes: [open, close] }: DescribeTexts): string {
  return type !== undefined && bare.has(type) ? value : `${open}${value}${close}`;
}

/** A value may hold braces itself, so every place is filled once and in one pass. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
