import type { TodoItem } from '@harrow/api-client';
import type { Language } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { daysFrom, shortDay } from '../../shared/shortDay.ts';

/** Urgency of an item: its last day, or its waiting time if it has none. @param today `YYYY-MM-DD` */
export function dueText(t: TFunction<'todo'>, language: Language, { dueOn, ageDays }: Pick<TodoItem, 'dueOn' | 'ageDays'>, today: string): string {
  if (dueOn === null) return ageDays === 0 ? t('due.new') : t('due.waiting', { count: ageDays });
  const left = daysFrom(today, dueOn);
  const date = shortDay(dueOn, language);
  if (left === 0) return t('due.today', { date });
  return left < 0 ? t('due.late', { count: -left, date }) : t('due.left', { count: left, date });
}
