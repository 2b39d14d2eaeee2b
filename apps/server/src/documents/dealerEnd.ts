/** What becomes of the documents of a dealer whose contract ends: each kind says what stands in the way and what ends with it (`dealerEnd`). */
import { type RawBuilder, sql } from 'kysely';
import type { Context, TrxContext } from '../shared/context.ts';
import { snake } from '../shared/database/columnNames.ts';
import { act } from './act.ts';
import { type AnyKind, statusOf } from './kind.ts';
import { systemContext } from './systemContext.ts';

/** Documents of one kind that are not finished. */
export interface OpenOfDealer {
  docType: string;
  count: number;
  /** The first of them. */
  nos: string[];
}

/** How many numbers are named. */
const mostNumbers = 10;

/** The documents of one kind in some statuses. */
const inStatus = (kind: AnyKind, dealerCode: string, statuses: readonly string[]): RawBuilder<unknown> =>
  sql`from ${sql.table(snake(kind.table))} doc where doc.dealer_code = ${dealerCode} and doc.del_flag = 0
    and ${sql.ref(`doc.${snake(statusOf(kind).column)}`)} = any(${[...statuses]}::text[])`;

async function openIn({ db, services }: Context, dealerCode: string, statusesOf: (kind: AnyKind) => readonly string[]): Promise<OpenOfDealer[]> {
  const questions = [...services.documents.values()].flatMap(({ kind }) => {
    const statuses = statusesOf(kind);
    if (statuses.length === 0) return [];
    const no = sql.ref(`doc.${snake(kind.noColumn)}`);
    return [
      sql`select ${kind.docType}::text as doc_type, (select count(*)::int ${inStatus(kind, dealerCode, statuses)}) as count,
        array(select ${no} ${inStatus(kind, dealerCode, statuses)} order by 1 limit ${sql.lit(mostNumbers)}) as nos`,
    ];
  });
  if (questions.length === 0) return [];
  const { rows } = await sql<OpenOfDealer>`${sql.join(questions, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

/** Documents that keep a dealer from being terminated, by kind. */
export const blockersOfDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, dealerCode, ({ dealerEnd }) => dealerEnd?.blocks ?? []);

/** Documents that end with the dealer, by kind. */
export const closedWithDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, dealerCode, ({ dealerEnd }) => [...(dealerEnd?.drops ?? []), ...(dealerEnd?.ends ?? [])]);

/** Documents of a dealer that are not finished, by kind. */
export const openOfDealer = (context: Context, { dealerCode }: { dealerCode: string }): Promise<OpenOfDealer[]> =>
  openIn(context, dealerCode, ({ dealerEnd }) => [...(dealerEnd?.blocks ?? []), ...(dealerEnd?.drops ?? []), ...(dealerEnd?.ends ?? [])]);

/** Ends what may end with the dealer, by the system. @returns ids of what was closed or dropped */
export async function closeOfDealer(context: TrxContext, { dealerCode }: { dealerCode: string }): Promise<string[]> {
  const system = systemContext(context.services, context.db);
  const closed: string[] = [];
  for (const { kind } of context.services.documents.values()) {
    const { drops = [], ends = [] } = kind.dealerEnd ?? {};
    for (const [action, statuses] of [
      ['dropWithDealer', drops],
      ['endWithDealer', ends],
    ] as const) {
      if (statuses.length === 0) continue;
      const { rows } = await sql<{ id: string }>`select doc.id ${inStatus(kind, dealerCode, statuses)} order by doc.id`.execute(context.db);
      for (const { id } of rows) await act(system, kind, action, { id });
      closed.push(...rows.map(({ id }) => id));
    }
  }
  return closed;
}
