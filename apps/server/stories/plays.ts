/** What stories are made of: each play looks for something it can be done with, does it over HTTP, and answers what it was told. */
import { type RawBuilder, sql } from 'kysely';
import { modules } from '../src/modules/index.ts';
import { inTransaction } from '../src/shared/database/database.ts';
import { dealers, type Person, type Reply, type World } from './world.ts';

/** What chance drew for a play: `pick` and `other` choose, `qty` is from 1 to 12. */
export interface Draw {
  pick: number;
  other: number;
  qty: number;
}

/** Nothing where there is nothing to do it with. */
export type Play = (world: World, draw: Draw) => Promise<Reply | undefined>;

export const from = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

export async function rowOf<Row>({ app }: World, pick: number, statement: RawBuilder<Row>): Promise<Row | undefined> {
  const { rows } = await statement.execute(app.services.db);
  return from(rows, pick);
}

export interface Stored {
  id: string;
  version: number;
  dealerCode: string;
}

/** A document in one of these statuses. */
export const found = (world: World, pick: number, table: string, condition: RawBuilder<unknown>): Promise<Stored | undefined> =>
  rowOf(world, pick, sql<Stored>`select id, version, dealer_code from ${sql.table(table)} where del_flag = 0 and ${condition} order by create_time, id`);

export const personOf = (dealerCode: string): Person => dealers.find((dealer) => dealer.dealerCode === dealerCode)!.person;
export const reason = 'As agreed on the phone';
/** An action of the dealer, or of the maker, with the ids of a document. */
export const withIds =
  (table: string, condition: RawBuilder<unknown>, person: Person | 'owner', path: string, more: (draw: Draw) => object = () => ({})): Play =>
  async (world, draw) => {
    const document = await found(world, draw.pick, table, condition);
    return document && world.ask(person === 'owner' ? personOf(document.dealerCode) : person, 'POST', path, { ids: [document.id], ...more(draw) });
  };

export const decide = (table: string, docType: string, person: Person, action: string, condition: RawBuilder<unknown>): Play =>
  withIds(table, condition, person, 'approval/checkSubmit', () => ({ docType, action, rejectType: 'return', rejectReason: 'data_missing', opinion: reason }));
export const handIn = (table: string, docType: string, action: string, condition: RawBuilder<unknown>): Play =>
  withIds(table, condition, 'owner', 'approval/submit', () => ({ docType, action }));

/** A run of one of the server's own jobs. */
export async function runJob({ app: { services } }: World, code: string): Promise<void> {
  const due = modules.flatMap((module) => ('jobs' in module ? [...module.jobs] : [])).find((each) => each.code === code);
  await due?.run({
    services,
    today: '2026-11-21',
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(services.db, work),
  });
}
