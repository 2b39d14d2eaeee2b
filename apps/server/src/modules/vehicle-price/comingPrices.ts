import { sql } from 'kysely';
import { conditionOf } from '../../shared/list/filters.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { nextYear } from '../../shared/nextYear.ts';
import type { Coming } from '../home/hooks.ts';
import { vehiclePriceFilters } from './priceList.ts';

/** Machines with a price today and none for the next year, for the home page of those who keep prices. */
export const comingPrices: Coming = {
  key: 'vehiclePrice.missing',
  permission: 'vehicleOrder:edit',
  async read({ db, services }) {
    const { year, lastDayBefore, isMissed } = nextYear(services);
    const asked = { validOn: makerDay(services), missingOn: `${year}-01-01` };
    const expected = { day: lastDayBefore, isLastDay: true, link: listLink('/vehicle/order/prices', asked), params: { year: String(year) } };
    if (!isMissed) return { ...expected, n: 0 };
    const conditions = vehiclePriceFilters(asked).flatMap((filter) => (filter ? [conditionOf(filter)] : []));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from vehicle_price where ${sql.join(conditions, sql` and `)}`.execute(db);
    return { ...expected, n: rows[0]!.n };
  },
};
