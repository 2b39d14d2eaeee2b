/** What the server does about statements by itself. */
import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { Trx } from '../../shared/database/database.ts';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, reviewersOf, usersWith } from '../../shared/notify/notify.ts';
import { type Blocked, draftAll } from './actions/generate.ts';
import { tell } from './actions/receiptStep.ts';
import { receiptKind } from './receiptKind.ts';
import { monthBefore } from './rules/months.ts';
import type { ReceiptHeader } from './tables.ts';

/** Drafts of the month that is over. */
export const monthStatements: Job = {
  code: 'monthStatements',
  cron: '0 0 2 1 * ?',
  timeoutSeconds: 300,
  run: ({ services, today, transaction }) =>
    transaction(async (trx) => {
      const context: TrxContext = { ...systemContext(services, trx), db: trx };
      const period = monthBefore(today.slice(0, 7));
      const { drafts, blocked } = await draftAll(context, { period });
      if (drafts.length > 0)
        await notify(trx, await usersWith(trx, 'monthlyCollectReceipts:submit'), {
          event: 'statement.generated',
          params: { n: drafts.length, period },
          at: services.now(),
        });
      for (const one of blocked.filter(({ refusal }) => refusal.code === 'E-503')) await tellBlocked(context, one);
      return drafts.length;
    }),
};

/** Said once of each statement. */
async function tellBlocked({ db, services }: TrxContext, { id, no, dealerCode, refusal: { params = {} } }: Blocked): Promise<void> {
  const event = 'statement.blocked';
  const { rows } = await sql`select from message where event = ${event} and doc_no = ${no} limit 1`.execute(db);
  if (rows.length > 0) return;
  await notify(db, await reviewersOf(db, 'monthlyCollectReceipts:edit', dealerCode), {
    event,
    params: { no, period: params['period'] ?? '' },
    docType: 'monthlyCollectReceipts',
    docId: id,
    docNo: no,
    at: services.now(),
  });
}

/** The dealer is reminded so many days before the last one for objections. */
const warnDays = 3;

/** Statements whose days for objections are over count as confirmed; the dealer is reminded before. */
export const silentStatements: Job = {
  code: 'silentStatements',
  cron: '0 5 * * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const passed = await passSilently(job);
    return passed + (await remindDealers(job));
  },
};

const dealerDay = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone dealer.time_zone)::date`;

/** Locks statements; a dealer may have confirmed one since. @returns those that nobody has */
async function stillSubmitted(trx: Trx, receipts: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from monthly_collect_receipts where id = any(${receipts.map(({ id }) => id)}::char(32)[])
    and status = 'submitted' order by id for update`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

const passSilently = ({ services, transaction }: JobContext): Promise<number> =>
  inBatches<{ id: string; disputeEnd: string }>(
    { transaction },
    sql`select receipt.id, receipt.dispute_end from monthly_collect_receipts receipt join dealer on dealer.dealer_code = receipt.dealer_code
      where receipt.status = 'submitted' and receipt.del_flag = 0 and receipt.dispute_end < ${dealerDay(services.now())}`,
    async (trx, rows) => {
      const open = await stillSubmitted(trx, rows);
      for (const { id, disputeEnd } of rows.filter((row) => open.has(row.id)))
        await act(systemContext(services, trx), receiptKind, 'silent', { id, opinion: `no objection until ${disputeEnd}` });
    },
  );

const remindDealers = ({ services, transaction, today }: JobContext): Promise<number> =>
  remind<Due & ReceiptHeader>(
    { transaction },
    'statement.reminder',
    sql`select receipt.*, receipt.dispute_end::text as stage from monthly_collect_receipts receipt
      where receipt.status = 'submitted' and receipt.del_flag = 0 and receipt.dispute_end between ${today}::date and ${addDays(today, warnDays)}::date`,
    (trx, receipt) => tell({ db: trx, services }, receipt, { event: 'reminder', to: ['dealer'] }),
  );
