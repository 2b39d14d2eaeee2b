/** Removing dealers that were opened by mistake: nothing was done with them. */
import { type RawBuilder, sql } from 'kysely';
import { lockDocument, numberOf } from '../../../documents/act.ts';
import { isOfKind } from '../../../documents/kind.ts';
import { mustHold, mustAllow } from '../../../documents/workflow.ts';
import type { BatchResult } from '../../../generated/types.gen.ts';
import { runBatch } from '../../../shared/batch/batch.ts';
import { changesBetween, writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { message } from '../../../shared/messages/messages.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { dealerKind, stateOf } from '../dealerKind.ts';
import type { DealerRow } from '../tables.ts';

interface Trace {
  what: string;
  count: number;
}

/** Records about a dealer, by kind. */
async function tracesOf(context: TrxContext, { dealerCode, orgCode }: DealerRow): Promise<Trace[]> {
  const { services, user, db } = context;
  const { language } = user;
  const counted = (what: string, from: RawBuilder<unknown>) => sql`select ${what}::text as what, (select count(*)::int from ${from}) as count`;
  const documents = [...services.documents.values()]
    .filter(({ kind }) => kind !== dealerKind && !kind.ofMaker)
    .map(({ kind }) =>
      counted(
        services.dictionaries.text('doc_type', kind.docType, language),
        sql`${sql.table(snake(kind.table))} doc where doc.dealer_code = ${dealerCode} and ${isOfKind(kind, 'doc')}`,
      ),
    );
  const own = (key: 'ledger' | 'moves' | 'fees' | 'terms' | 'users', from: RawBuilder<unknown>) => counted(message(language, `dealer.trace.${key}`), from);
  const { rows } = await sql<Trace>`${sql.join(
    [
      ...documents,
      own('ledger', sql`finance_ledger where dealer_code = ${dealerCode}`),
      own('moves', sql`stock_move where dealer_code = ${dealerCode}`),
      own('fees', sql`service_fee where dealer_code = ${dealerCode}`),
      own('terms', sql`(select dealer_code from labour_rate union all select dealer_code from coefficient) terms where dealer_code = ${dealerCode}`),
      own('users', sql`sys_user_depart place join sys_user on sys_user.id = place.user_id where place.org_code = ${orgCode} and last_login_time is not null`),
    ],
    sql` union all `,
  )}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

async function removeDealer(context: TrxContext, id: string): Promise<void> {
  const { db, user, services } = context;
  const dealer = await lockDocument<DealerRow>(context, dealerKind, id);
  mustAllow(dealerKind.workflow.delete, user, stateOf(context)(dealer), () => '');
  const traces = await tracesOf(context, dealer);
  if (traces.length > 0) throw refuse('E-550', { n: traces.reduce((sum, { count }) => sum + count, 0), what: traces.map(({ what }) => what).join(', ') });
  const { dealerCode, orgCode } = dealer;
  const { dealerName, shortName, country, marketGroup } = dealer;
  const held = { dealerCode, dealerName, shortName, country, marketGroup };
  const changes = changesBetween(held, Object.fromEntries(Object.keys(held).map((field) => [field, null])));
  await writeChangeLog(db, {
    docType: 'dealer',
    id,
    no: dealerCode,
    user,
    at: services.now(),
    changes: changes.map((change) => ({ ...change, change: 'removed' })),
  });
  // None of its users has ever signed in.
  const { rows: users } = await sql<{ id: string }>`select user_id as id from sys_user_depart where org_code = ${orgCode}`.execute(db);
  for (const table of ['contact', 'parts_stock', 'dealer_warehouse', 'account'])
    await sql`delete from ${sql.table(table)} where dealer_code = ${dealerCode}`.execute(db);
  await sql`delete from todo where doc_id = ${id}`.execute(db);
  await sql`delete from message where doc_type = 'dealer' and doc_id = ${id}`.execute(db);
  await sql`delete from dealer where id = ${id}`.execute(db);
  await sql`delete from sys_user_depart where org_code = ${orgCode}`.execute(db);
  for (const each of users)
    await sql`update sys_user set del_flag = 1, current_org_code = null where id = ${each.id} and not exists (select from sys_user_depart where user_id = ${each.id})`.execute(
      db,
    );
  await sql`delete from sys_depart where id = ${id}`.execute(db);
}

/** Removes dealers, each by itself; E-550 for one that was used. @param ids joined by commas */
export const removeDealers = (context: TrxContext, ids: string): Promise<BatchResult> => {
  mustHold(dealerKind.workflow.delete, context.user);
  return runBatch(
    context,
    ids.split(','),
    (id) => removeDealer(context, id),
    (id) => numberOf(context, dealerKind, id),
  );
};
