import { type Condition, comparesFields, describePeriod, type QueryLanguage } from '@harrow/validation/query';
import type { ValueTexts } from '../hooks/useValueTexts.ts';

interface ChipTextOptions extends ValueTexts {
  language: QueryLanguage;
  /** Text of a key of `bar` among the messages. */
  t: (key: 'bar.comma' | 'bar.from' | 'bar.until', values?: { value: string }) => string;
}

/** What a condition asks for, as its chip shows it; empty while it has no value. */
export function chipText(line: Condition & { type?: string }, { language, fieldText, valueText, t }: ChipTextOptions): string {
  const { rule, val, type } = line;
  if (val === '') return '';
  const one = (value: string): string => valueText(line, value) ?? value;
  if (comparesFields(line)) return fieldText(val);
  if (rule === 'period') return describePeriod(val, language);
  if (rule === 'between') {
    const [from = '', to = ''] = val.split(',').map((part) => part.trim());
    if (from !== '' && to !== '') return `${one(from)} – ${one(to)}`;
    return from === '' ? t('bar.until', { value: one(to) }) : t('bar.from', { value: one(from) });
  }
  if (rule !== 'in' && type !== 'list_multi') return one(val);
  return val.split(',').filter(Boolean).map(one).join(t('bar.comma'));
}
