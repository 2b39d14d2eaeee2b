/** Tasks of a forecast and their deadlines. Pure. */
import { subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { OrderForecastHeader } from '../tables.ts';
import { lastDayFor } from './months.ts';

/** A draft is late so many days before its last one, and nearly late so many. */
const lateDays = 2;
const warnDays = 5;
/** Days for a review; it is nearly late so many days before. */
const reviewDays = 5;
const reviewWarnDays = 2;

const lastDay = ({ year, month, resubmitUntil }: OrderForecastHeader, parameters: Parameters): string =>
  lastDayFor({ year, month }, { lockDay: parameters.number('forecast.lockDay'), resubmitUntil });

const { submit, fix, review } = usualTasks<OrderForecastHeader>('orderForecast', subjectOf);

export const forecastTasks: readonly TaskRule<OrderForecastHeader>[] = [
  {
    ...submit,
    dueDays: (forecast, parameters) => ({
      warnOn: addDays(lastDay(forecast, parameters), -warnDays),
      lateOn: addDays(lastDay(forecast, parameters), -lateDays),
    }),
  },
  { ...fix, dueDays: (forecast, parameters) => until(lastDay(forecast, parameters), lateDays) },
  {
    ...review,
    dueDays: ({ submitTime }, parameters) => until(submitTime && addDays(dayAtMaker(submitTime, parameters), reviewDays), reviewWarnDays),
  },
];
