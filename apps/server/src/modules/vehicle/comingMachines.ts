/** What comes up at machines, for the home page. */
import type { QueryGroup, QueryLine } from '@harrow/validation/query';
import { type SqlBool, sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { listLink } from '../../shared/list/listLink.ts';
import type { Coming, Expected } from '../home/hooks.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { today } from '../../shared/session/currentUser.ts';

const list = '/vehicle/list';
/** Warranties and extensions that end in so many days. */
const coverDays = 60;

const coverEnd = sql`coalesce(extend_end_date, warranty_end_date)`;

async function machinesOnTheWay({ db, user }: Context): Promise<Expected> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from vehicle
    where vehicle_status = 'shipped' and del_flag = 0 and ${scopeCondition(user, 'vehicle') ?? sql<SqlBool>`true`}`.execute(db);
  return { n: rows[0]!.n, day: null, link: listLink(list, { vehicleStatus: 'shipped' }) };
}

async function coversEnding({ db, user, services }: Context): Promise<Expected> {
  const day = today(user, services.now());
  const last = addDays(day, coverDays);
  const { rows } = await sql<{ n: number; day: string | null }>`select count(*)::int as n, min(${coverEnd})::text as day from vehicle
    where vehicle_status = 'delivered' and del_flag = 0 and ${coverEnd} between ${day}::date and ${last}::date
      and ${scopeCondition(user, 'vehicle') ?? sql<SqlBool>`true`}`.execute(db);
  return { ...rows[0]!, link: listLink(list, { vehicleStatus: 'delivered' }, endingBetween(day, last)) };
}

/** The end of the extension where there is one, else that of the warranty. */
function endingBetween(from: string, to: string): QueryGroup {
  const within = (field: string): QueryLine[] => [
    { field, rule: 'ge', val: from, type: 'date' },
    { field, rule: 'le', val: to, type: 'date' },
  ];
  const withoutExtension: QueryLine = { field: 'extendEndDate', rule: 'empty', val: '', type: 'date' };
  return {
    match: 'or',
    items: [
      { match: 'and', items: within('extendEndDate') },
      { match: 'and', items: [withoutExtension, ...within('warrantyEndDate')] },
    ],
  };
}

export const comingMachines: readonly Coming[] = [
  { key: 'vehicle.onTheWay', permission: 'vehicle:arrive', read: machinesOnTheWay },
  { key: 'vehicle.coverEnding', permission: 'vehicle:query', read: coversEnding },
];
