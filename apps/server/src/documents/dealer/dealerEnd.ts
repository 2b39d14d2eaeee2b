/** Documents of a dealer whose contract ends: each kind declares statuses that block the termination, and those that end with it (`dealerEnd`). */
import { type RawBuilder, sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { act } from '../act.ts';
import { type AnyKind, isOfKind, statusOf } from '../kind.ts';
import { systemContext } from '../systemContext.ts';

/** Documents of one kind that are not finished. */
export interface OpenOfDealer {
  docType: string;
  count: number;
  /** The first of them. */
  nos: string[];
}

/** How many numbers are named. */
const mostNumbers = 10;

/** A dealer with all that belongs to it, or one of its sub-dealers. */
interface Unit {
  dealerCode: string;
  subDealerCode?: string;
}

/** The documents of one kind in some statuses. A sub-dealer is no document of its own. */
const inStatus = (kind: AnyKind, { dealerCode, subDealerCode }: Unit, statuses: readonly string[]): RawBuilder<unknown> =>
  sql`from ${sql.table(snake(kind.table))} doc where doc.dealer_code = ${dealerCode} and doc.del_flag = 0 and ${isOfKind(kind, 'doc')}
    and ${sql.ref(`doc.${snake(statusOf(kind).column)}`)} = any(${[...statuses]}::text[])
    and ${subDealerCode === undefined ? sql`true` : sql`doc.sub_dealer_code = ${subDealerCode}`}`;

/** The kinds that a unit has documents of. */
const kindsOf = ({ services }: Pick<Context, 'services'>, { subDealerCode }: Unit): AnyKind[] =>
  [...services.documents.values()].map(({ kind }) => kind).filter(({ docType }) => subDealerCode === undefined || docType !== 'subDealer');

async function openIn(context: Context, unit: Unit, statusesOf: (kind: AnyKind) => readonly string[]): Promise<OpenOfDealer[]> {
  const questions = kindsOf(context, unit).flatMap((kind) => {
    const statuses = statusesOf(kind);
    if (statuses.length === 0) return [];
    const no = sql.ref(`doc.${snake(kind.noColumn)}`);
    return [
      sql`select ${kind.docType}::text as doc_type, (select count(*)::int ${inStatus(kind, unit, statuses)}) as count,
        array(select ${no} ${inStatus(kind, unit, statuses)} order by 1 limit ${sql.lit(mostNumbers)}) as nos`,
    ];
  });
  if (questions.length === 0) return [];
  const { rows } = await sql<OpenOfDealer>`${sql.join(questions, sql` union all `)}`.execute(context.db);
  return rows.filter(({ count }) => count > 0);
}

/** Documents that keep a dealer from being terminated, by kind. */
export const blockersOfDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, { dealerCode }, ({ dealerEnd }) => dealerEnd?.blocks ?? []);

/** Documents that end with the dealer, by kind. */
export const closedWithDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, { dealerCode }, ({ dealerEnd }) => [...(dealerEnd?.drops ?? []), ...(dealerEnd?.ends ?? [])]);

/** Documents of a dealer that are not finished, by kind. */
export const openOfDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, { dealerCode }, ({ dealerEnd }) => [...(dealerEnd?.blocks ?? []), ...(dealerEnd?.drops ?? []), ...(dealerEnd?.ends ?? [])]);

/** Obstacles to the closure of a sub-dealer: its machines and its submitted documents; drafts are dropped. */
export const openOfUnit = (context: Context, unit: Required<Unit>): Promise<OpenOfDealer[]> =>
  openIn(context, unit, ({ dealerEnd }) => [...(dealerEnd?.blocks ?? []), ...(dealerEnd?.ends ?? [])]);

/** Ends what may end with the dealer, or with one of its sub-dealers, by the system. @returns ids of what was closed or dropped */
export async function closeOfDealer(context: TrxContext, unit: Unit): Promise<string[]> {
  const system = systemContext(context.services, context.db);
  const closed: string[] = [];
  for (const kind of kindsOf(context, unit)) {
    const { drops = [], ends = [] } = kind.dealerEnd ?? {};
    for (const [action, statuses] of [
      ['dropWithDealer', drops],
      ['endWithDealer', ends],
    ] as const) {
      if (statuses.length === 0) continue;
      const { rows } = await sql<{ id: string }>`select doc.id ${inStatus(kind, unit, statuses)} order by doc.id`.execute(context.db);
      for (const { id } of rows) await act(system, kind, action, { id });
      closed.push(...rows.map(({ id }) => id));
    }
  }
  return closed;
}
