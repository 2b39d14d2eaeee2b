/** Ending the contract with a dealer: today, or on a day to come, until when it is suspended. */
import { sql } from 'kysely';
import { closeOfDealer } from '../../../documents/dealer/dealerEnd.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { onlyOfTerminated } from '../../../shared/session/openDepart.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import '../../user/tables.ts';
import type { DealerRow } from '../tables.ts';
import { dealerEffect, mustHaveReason, statusFrom, tell, todayAt } from './dealerEffect.ts';
import { listed, terminationOf } from './terminationOf.ts';

/** @throws E-555 while something is open */
async function mustBeClean(context: TrxContext, dealer: DealerRow): Promise<void> {
  const { blockers } = await terminationOf(context, dealer);
  if (blockers.length > 0) throw refuse('E-555', { list: listed(blockers) });
}

export const terminate = dealerEffect({
  async prepare({ context, before, input }) {
    mustHaveReason(context, input);
    const day = todayAt(context, before);
    if (!input.terminateDate || input.terminateDate < day) throw invalid([{ field: 'terminateDate', code: 'E-014' }]);
    const isToday = input.terminateDate === day;
    if (isToday) await mustBeClean(context, before);
    return { isToday };
  },
  async apply({ context, before, input }, { isToday }) {
    const { terminateDate } = input;
    if (isToday) return { ...statusFrom(context, before, input), dealerStatus: 'terminated', terminateDate, ...nothingPlanned };
    // A dealer that is suspended already keeps its date.
    return {
      ...(before.dealerStatus === 'active' ? statusFrom(context, before, input) : {}),
      statusReason: input.reason,
      statusOpinion: input.opinion!.trim(),
      terminateDate,
    };
  },
  async notify({ context, before, input }, after) {
    if (after.dealerStatus === 'terminated') await endDealer(context, after);
    await context.services.sessions.forget(context.db, '');
    const event = after.dealerStatus === 'terminated' ? 'terminated' : 'suspended';
    const isNews = after.dealerStatus === 'terminated' || before.dealerStatus === 'active';
    if (isNews)
      await tell(context, after, {
        roles: ['MFR_SERVICE', 'MFR_SVC_MGR', 'MFR_PARTS', 'MFR_FINANCE', 'MFR_SALES'],
        dealer: event === 'suspended',
        event,
        params: { opinion: input.opinion!.trim() },
      });
  },
});

/** The planned day has come. */
export const end = dealerEffect({
  prepare: ({ context, before }) => mustBeClean(context, before),
  apply: async ({ context, before }) => ({
    ...statusFrom(context, before, { reason: before.statusReason, opinion: before.statusOpinion }),
    ...nothingPlanned,
  }),
  async notify({ context }, after) {
    await endDealer(context, after);
    await context.services.sessions.forget(context.db, '');
    await tell(context, after, {
      roles: ['MFR_SERVICE', 'MFR_SVC_MGR', 'MFR_PARTS', 'MFR_FINANCE', 'MFR_SALES'],
      event: 'terminated',
      params: { opinion: after.statusOpinion ?? '' },
    });
  },
});

const nothingPlanned = { nextCurrency: null, nextCurrencyFrom: null, nextCreditLimit: null, pendingBank: null };

/** Documents that may end do so, its users are signed out, its terms end with the day, and it receives no more mails. */
async function endDealer(context: TrxContext, { dealerCode, statusDate }: DealerRow): Promise<void> {
  const { db, services } = context;
  await closeOfDealer(context, { dealerCode });
  for (const table of ['labour_rate', 'coefficient'] as const) {
    await sql`delete from ${sql.table(table)} where dealer_code = ${dealerCode} and valid_from > ${statusDate}::date`.execute(db);
    await sql`update ${sql.table(table)} set valid_to = ${statusDate}::date where dealer_code = ${dealerCode}
      and valid_from <= ${statusDate}::date and coalesce(valid_to, 'infinity') > ${statusDate}::date`.execute(db);
  }
  await sql`update contact set receives_mail = '{}' where dealer_code = ${dealerCode}`.execute(db);
  const { rows } = await sql<{ id: string }>`select sys_user.id from sys_user join sys_user_depart own on own.user_id = sys_user.id
    join sys_depart on sys_depart.org_code = own.org_code where sys_depart.dealer_code = ${dealerCode} and ${onlyOfTerminated} group by sys_user.id`.execute(
    db,
  );
  for (const { id } of rows) await services.sessions.end(db, 'session.dealerTerminated', { userId: id });
}
