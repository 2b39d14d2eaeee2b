import { sql } from 'kysely';
import { firstOfMonth } from '../../shared/calendarDate.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { ofMaker, type StandingTask } from '../../documents/todo/standingTask.ts';
import './tables.ts';

/** Missing exchange rates of the month; late on the third. */
export const enterRates: StandingTask = {
  docType: 'exchangeRate',
  task: 'enter',
  permission: 'exchangeRate:add',
  due({ services }) {
    const day = makerDay(services);
    const first = firstOfMonth(day);
    return sql`select md5('exchangeRate ' || currency || ${first})::char(32) as doc_id, currency || ${` ${first.slice(0, 7)}`} as doc_no, '' as status,
        ${first}::date + 1 as warn_on, ${first}::date + 2 as late_on, ${ofMaker}
      from unnest(array['USD', 'EUR']) as currency
      where not exists (select from exchange_rate rate where rate.currency = currency.currency and rate.rate_date between ${first}::date and ${day}::date)`;
  },
};
