/** What people do with money: remittances, entries, orders that are charged, service fees, statements, months. */
import { sql } from 'kysely';
import { newId } from '../../src/shared/database/database.ts';
import { fees, feeSource } from '../../src/modules/service-fee/service.ts';
import { attachFiles } from '../../src/test/attachFiles.ts';
import { actions as partsActions } from '../parts/partsActions.ts';
import { decide, from, found, handIn, type Play, personOf, reason, rowOf, runJob, withIds } from '../plays.ts';
import type { Actions } from '../tellStories.ts';
import { dealers, type World } from '../world.ts';

/** Days of the last months, the last of the running one. */
const days = ['2026-08-31', '2026-09-10', '2026-09-30', '2026-10-01', '2026-10-31', '2026-11-20'] as const;
const months = ['2026-08', '2026-09', '2026-10'] as const;
const accountTypes = ['parts', 'vehicle', 'deposit'] as const;

/** An amount with cents, the same whatever the order of steps. */
const amountOf = ({ pick, other, qty }: { pick: number; other: number; qty: number }): number => (qty * 1000 + other * 37 + pick) / 100;

const proved = async ({ app }: World, tableName: 'dealer_payment' | 'service_fee', tableId: string): Promise<void> =>
  attachFiles(app.services.db, { tableName, tableId, slots: [tableName === 'service_fee' ? 'proof' : 'paymentProof'] });

const remit: Play = async (world, draw) => {
  const { person, dealerCode, currency } = from(dealers, draw.pick)!;
  const bank = { payerName: 'AgroAndes', bankName: 'Deutsche Bank', bankTagNumber: 'DEUTDEFF', accountNumber: 'DE89370400440532013000' };
  const feeDate = from(days, draw.other);
  const saved = await world.ask(person, 'POST', 'dealerPayment/save', {
    ...bank,
    dealerCode,
    accountType: from(accountTypes, draw.other),
    currency,
    feeDate,
    transferDate: feeDate,
    paymentAmount: amountOf(draw),
  });
  if (!saved.body.success) return saved;
  const { id } = saved.body.result as { id: string };
  await proved(world, 'dealer_payment', id);
  return world.ask(person, 'POST', 'approval/submit', { docType: 'dealerPayment', action: 'submit', id });
};

/** References are few, so that some are told twice. */
const referenceOf = (other: number): string => `REF ${other % 20}`;

const bookRemittance: Play = async (world, { pick, other, qty }) => {
  const payment = await rowOf(
    world,
    pick,
    sql<{
      id: string;
      paymentAmount: number;
    }>`select id, payment_amount from dealer_payment where del_flag = 0 and status = 'submitted' order by create_time, id`,
  );
  if (!payment) return undefined;
  const paidAmount = other % 3 === 0 ? Math.min(payment.paymentAmount, qty) : undefined;
  return world.ask('finance', 'POST', 'dealerPayment/book', { ids: [payment.id], bankReference: referenceOf(other), ...(paidAmount && { paidAmount }) });
};

const kinds = [
  { feeType: 'adjustment', direction: 'in' },
  { feeType: 'adjustment', direction: 'out' },
  { feeType: 'freight', direction: 'out' },
  { feeType: 'refund' },
  { feeType: 'parts_payment' },
  { kind: 'opening', direction: 'in', feeDate: '2026-08-31' },
  { kind: 'transfer', toAccountType: 'deposit' },
  { kind: 'transfer', toAccountType: 'vehicle' },
] as const;

/** Finance writes an entry; every third stays a draft. */
const enter: Play = async (world, draw) => {
  const { dealerCode, currency } = from(dealers, draw.pick)!;
  const kind = from(kinds, draw.other)!;
  const accountType = 'feeType' in kind || 'toAccountType' in kind ? 'parts' : from(accountTypes, draw.qty);
  const entry = { kind: 'entry', dealerCode, accountType, currency, feeDate: from(days, draw.qty), paymentAmount: amountOf(draw), ...kind };
  const saved = await world.ask('finance', 'POST', 'dealerPayment/save', entry);
  if (!saved.body.success || draw.qty % 3 === 0) return saved;
  const { id } = saved.body.result as { id: string };
  return world.ask('finance', 'POST', 'dealerPayment/book', { ids: [id], bankReference: referenceOf(draw.other) });
};

/** Several drafts at once, of both dealers. */
const bookEntries: Play = async (world, { pick }) => {
  const { rows } = await sql<{
    id: string;
  }>`select id from dealer_payment where del_flag = 0 and kind <> 'remittance' and status = 'draft' order by id`.execute(world.app.services.db);
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ id }) => id);
  return world.ask('finance', 'POST', 'dealerPayment/book', { ids: pick % 2 === 0 ? ids : ids.toReversed() });
};

const reverse: Play = async (world, { pick, other }) => {
  const line = await rowOf(
    world,
    pick + other,
    sql<{
      id: string;
    }>`select id from finance_ledger where source_id in (select id from dealer_payment) or fee_source <> 'dealerPayment' order by post_time desc, id`,
  );
  return line && world.ask('finance', 'POST', 'dealerPayment/reverse', { ids: [line.id], reason, feeDate: from(days, other) });
};

/** Small ones are approved at once, large ones wait for a manager. */
const enterFee: Play = async (world, draw) => {
  const { dealerCode, currency } = from(dealers, draw.pick)!;
  const size = draw.other % 2 === 0 ? amountOf(draw) + 600 : amountOf(draw);
  const feeType = from(['travel', 'freight', 'other', 'marketing', 'chargeback'], draw.other)!;
  const fee = {
    dealerCode,
    currency,
    feeType,
    feeDate: from(days, draw.qty),
    amount: feeType === 'chargeback' ? -size : size,
    description: 'Trip to a customer',
  };
  const saved = await world.ask('finance', 'POST', 'serviceFee/save', fee);
  if (!saved.body.success) return saved;
  const { id } = saved.body.result as { id: string };
  await proved(world, 'service_fee', id);
  return world.ask('finance', 'POST', 'approval/submit', { docType: 'serviceFee', action: 'submit', id });
};

/** A document brings two fees, or what it has brought is taken back. */
const documentFees: Play = async (world, { pick, other, qty }) => {
  const { dealerCode, currency } = from(dealers, pick)!;
  const owner = { orgCode: dealerCode === 'D001' ? 'B01A01' : 'B01A02', dealerCode, dealerName: dealerCode, currency };
  const earlier =
    other % 3 === 0
      ? await rowOf(
          world,
          pick,
          sql<{ sourceId: string; sourceNo: string }>`select distinct source_id, source_no from service_fee where fee_source = 'handoverTrain'
            and dealer_code = ${dealerCode} order by source_id`,
        )
      : undefined;
  await world.inside(async (context) => {
    if (earlier) return void (await fees.reverse(context, feeSource('handoverTrain', earlier.sourceNo, { id: earlier.sourceId, ...owner })));
    const id = newId();
    const source = feeSource('handoverTrain', `HT-${id.slice(-6)}`, { id, ...owner });
    const feeDate = from(days, other)!;
    await fees.create(context, {
      ...source,
      lines: [
        { feeType: 'handover', amount: qty * 10.01, feeDate },
        { feeType: 'travel', amount: qty, feeDate },
      ],
    });
  });
  return undefined;
};

const statements = 'monthly_collect_receipts';

const generate: Play = async (world, { pick, other }) => {
  const { dealerCode } = from(dealers, pick)!;
  const reply = await world.ask('finance', 'POST', 'monthlyCollectReceipts/generate', { period: from(months, other), dealerCodes: [dealerCode] });
  // Nothing has happened in the month.
  return reply.body.success && (reply.body.result as { ok: string[] }).ok.length === 0 ? undefined : reply;
};

const onStatement =
  (verb: string, status: string, more: (draw: { other: number; qty: number }) => object = () => ({})): Play =>
  (world, draw) =>
    withIds(statements, sql`status = ${status}`, 'finance', `monthlyCollectReceipts/${verb}`, more)(world, draw);

const feesOn = async (world: World, pick: number, id: string, state: string) =>
  rowOf(world, pick, sql<{ feeId: string }>`select fee_id from monthly_collect_receipts_fee where receipt_id = ${id} and state = ${state} order by fee_id`);

const moveFee =
  (verb: 'exclude' | 'include', state: string): Play =>
  async (world, { pick, other }) => {
    const draft = await found(world, pick, statements, sql`status = 'draft'`);
    const fee = draft && (await feesOn(world, other, draft.id, state));
    return fee && world.ask('finance', 'POST', `monthlyCollectReceipts/${verb}`, { id: draft.id, feeIds: [fee.feeId], reason });
  };

const confirm: Play = async (world, { pick }) => {
  const statement = await found(world, pick, statements, sql`status = 'submitted'`);
  return (
    statement &&
    world.ask(personOf(statement.dealerCode), 'POST', 'approval/checkSubmit', { docType: 'monthlyCollectReceipts', ids: [statement.id], action: 'pass' })
  );
};

/** About a line, a fee, or money that is not there. */
const dispute: Play = async (world, { pick, other, qty }) => {
  const statement = await found(world, pick, statements, sql`status = 'submitted'`);
  if (!statement) return undefined;
  const fee = await feesOn(world, other, statement.id, 'included');
  const line = await rowOf(
    world,
    other,
    sql<{
      id: string;
    }>`select line.id from finance_ledger line join monthly_collect_receipts r using (dealer_code, currency, period) where r.id = ${statement.id} order by line.id`,
  );
  const disputes = [
    ...(fee && other % 2 === 0 ? [{ kind: 'fee', refId: fee.feeId, claimedAmount: qty, remark: 'Not as agreed' }] : []),
    ...(line && other % 3 === 0 ? [{ kind: 'ledger', refId: line.id, claimedAmount: qty, remark: 'Not ours' }] : []),
  ];
  if (disputes.length === 0) disputes.push({ kind: 'missing_payment', claimedAmount: qty, remark: 'Not there' } as never);
  return world.ask(personOf(statement.dealerCode), 'POST', 'approval/checkSubmit', {
    docType: 'monthlyCollectReceipts',
    ids: [statement.id],
    action: 'no_pass',
    opinion: reason,
    lines: { disputes },
  });
};

const answer: Play = async (world, { pick, other }) => {
  const isUnanswered = sql`exists (select from monthly_collect_receipts_dispute d where d.receipt_id = monthly_collect_receipts.id
    and d.round = monthly_collect_receipts.round and d.answer is null)`;
  const statement = await found(world, pick, statements, sql`status = 'no_pass' and ${isUnanswered}`);
  if (!statement) return undefined;
  const { rows } = await sql<{
    id: string;
  }>`select d.id from monthly_collect_receipts_dispute d join monthly_collect_receipts r on r.id = d.receipt_id and r.round = d.round
    where r.id = ${statement.id} order by d.line_no`.execute(world.app.services.db);
  const entry = await rowOf(
    world,
    other,
    sql<{
      entryNo: string;
    }>`select entry_no from finance_ledger line join monthly_collect_receipts r using (dealer_code, currency) where r.id = ${statement.id} order by entry_no`,
  );
  const answers = rows.map(({ id }, at) => ({
    disputeId: id,
    answer: (other + at) % 2 === 0 ? 'accepted' : 'refused',
    text: 'Checked',
    ...(entry && other % 3 === 0 && { correctionNo: entry.entryNo }),
  }));
  return world.ask('finance', 'POST', 'monthlyCollectReceipts/answerDispute', { id: statement.id, answers });
};

/** Days for objections end without any. */
const silence: Play = async (world, { pick }) => {
  const statement = await found(world, pick, statements, sql`status = 'submitted'`);
  if (statement) await sql`update monthly_collect_receipts set dispute_end = '2026-11-19' where id = ${statement.id}`.execute(world.app.services.db);
  await runJob(world, 'silentStatements');
  return undefined;
};

const month =
  (verb: 'close' | 'reopen'): Play =>
  async (world, { other }) => {
    const period = from(months, other);
    return world.ask('finance', 'POST', `/mfr/financePeriod/${verb}`, { period, reason });
  };

const job: Play = async (world, { pick }) => {
  await runJob(world, from(['monthStatements', 'orderPayments', 'ledgerCheck'], pick)!);
  return undefined;
};

const payment = (condition: string) => sql`kind = 'remittance' and status = ${condition}`;

export const actions = {
  remit: [4, remit],
  withdrawRemittance: [1, handIn('dealer_payment', 'dealerPayment', 'withdraw', payment('submitted'))],
  returnRemittance: [1, decide('dealer_payment', 'dealerPayment', 'finance', 'no_pass', payment('submitted'))],
  giveUpRemittance: [1, handIn('dealer_payment', 'dealerPayment', 'giveUp', payment('no_pass'))],
  bookRemittance: [4, bookRemittance],
  enter: [6, enter],
  bookEntries: [2, bookEntries],
  reverse: [3, reverse],
  placeOrder: [2, partsActions.placeOrder[1]],
  confirmOrder: [2, partsActions.confirm[1]],
  payOrder: [2, partsActions.pay[1]],
  releaseOrder: [1, partsActions.releaseCredit[1]],
  cancelOrder: [1, partsActions.cancelOpen[1]],
  enterFee: [4, enterFee],
  documentFees: [4, documentFees],
  approveFee: [2, decide('service_fee', 'serviceFee', 'manager', 'audit_succeeded', sql`status = 'submitted'`)],
  returnFee: [1, decide('service_fee', 'serviceFee', 'manager', 'no_pass', sql`status = 'submitted'`)],
  cancelFee: [2, withIds('service_fee', sql`status = 'audit_succeeded' and fee_source = 'serviceFee'`, 'finance', 'serviceFee/cancel', () => ({ reason }))],
  generate: [8, generate],
  recompute: [1, onStatement('recompute', 'draft')],
  exclude: [2, moveFee('exclude', 'included')],
  include: [1, moveFee('include', 'excluded')],
  issue: [6, onStatement('issue', 'draft')],
  confirm: [4, confirm],
  dispute: [4, dispute],
  answer: [5, answer],
  reissue: [5, onStatement('reissue', 'no_pass')],
  silence: [1, silence],
  close: [5, onStatement('close', 'pass', ({ other, qty }) => ({ settleMethod: other % 3 === 0 ? 'transfer' : 'credit', settleDate: from(days, qty) }))],
  closeMonth: [1, month('close')],
  reopenMonth: [1, month('reopen')],
  job: [2, job],
} satisfies Actions;

export type ActionName = keyof typeof actions;

export const withoutReply: readonly ActionName[] = ['documentFees', 'silence', 'job'];

/** What brings things further, from the end back to the beginning. */
export const forward: readonly ActionName[] = ['close', 'answer', 'reissue', 'issue', 'generate', 'bookRemittance', 'enter'];
