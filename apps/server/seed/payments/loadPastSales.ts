import { sql } from 'kysely';
import { emptyPayment } from '../../src/modules/dealer-payment/tables.ts';
import { type AccountType, contraOf } from '../../src/modules/ledger/service.ts';
import '../../src/modules/attach/tables.ts';
import '../../src/modules/ledger/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { platePicture } from '../files/pictures.ts';
import { storePictures } from '../files/storePictures.ts';
import { insertRows } from '../insertRows.ts';
import { pastSteps } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import { takeNumbers } from '../takeNumbers.ts';
import type { Charge, PastRemittance, PastSales } from './pastSales.ts';
import { bankOf } from './replayPayments.ts';

const accountType: AccountType = 'vehicle';
/** Books what dealers have sent. */
const finance = 'liu.finance';

interface Paid {
  id: string;
  paymentNo: string;
  entryNo: string;
  remittance: PastRemittance;
}

type Line = { day: string; dealer: Charge['dealer'] } & ({ charge: Charge } | { paid: Paid });

/** Machines that dealers have bought and paid since their accounts began, in bulk: the rows that the services would have written. @param orderIds ids of orders by their numbers */
export async function loadPastSales({ services }: Stage, trx: Trx, { charges, remittances }: PastSales, orderIds: ReadonlyMap<string, string>): Promise<void> {
  const numbers = (of: readonly { dealer: Charge['dealer']; day: string }[]) =>
    takeNumbers(
      trx,
      of.map(({ dealer, day }) => ({ code: 'dealerPayment', dealerCode: dealer.dealerCode, day })),
    );
  const paymentNos = await numbers(remittances);
  const paid = remittances.map((remittance, index): Paid => ({ id: newId(bookedAt(remittance)), paymentNo: paymentNos[index]!, entryNo: '', remittance }));
  const lines: Line[] = [
    ...paid.map((one): Line => ({ day: one.remittance.day, dealer: one.remittance.dealer, paid: one })),
    ...charges.map((charge): Line => ({ day: charge.day, dealer: charge.dealer, charge })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  const entryNos = await numbers(lines);
  for (const [index, line] of lines.entries()) if ('paid' in line) line.paid.entryNo = entryNos[index]!;
  await insertRows(trx, 'dealerPayment', paid.map(paymentOf));
  await insertRows(trx, 'approvalLog', paid.flatMap(stepsOf));
  const picture = await platePicture('slip', ['SWIFT MT103', 'NORTHFIELD AGRI']);
  await insertRows(trx, 'attach', await storePictures(services, picture, paid.map(slipOf)));
  await insertLines(trx, lines, { entryNos, orderIds });
  await insertRows(
    trx,
    'bankReceipt',
    paid.map(({ entryNo, remittance: { dealer, bankReference } }) => ({ bankTag: bankOf(dealer).bankTagNumber, bankReference, entryNo })),
  );
}

const bookedAt = ({ day }: PastRemittance): number => Date.parse(`${day}T05:40:00Z`);
const sentAt = (day: string): string => `${day}T02:20:00Z`;
const authorOf = ({ dealerCode }: Charge['dealer']): string => `${dealerCode.toLowerCase()}.admin`;

function paymentOf({ id, paymentNo, entryNo, remittance }: Paid) {
  const { dealer, amount, day, bankReference } = remittance;
  const { orgCode, dealerCode, dealerName, settlementCurrency: currency } = dealer;
  const bookTime = new Date(bookedAt(remittance)).toISOString();
  return {
    ...emptyPayment,
    ...bankOf(dealer),
    id,
    orgCode,
    dealerCode,
    dealerName,
    paymentNo,
    entryNo,
    currency,
    bankReference,
    status: 'paid' as const,
    payStatus: 'paid' as const,
    version: 3,
    round: 1,
    accountType,
    feeType: 'vehicle_payment',
    feeDate: day,
    transferDate: addDays(day, -1),
    paymentAmount: amount,
    paidAmount: amount,
    payerName: dealerName,
    submitTime: sentAt(day),
    submitBy: authorOf(dealer),
    createBy: authorOf(dealer),
    createTime: sentAt(day),
    updateBy: finance,
    updateTime: bookTime,
    bookTime,
    bookBy: finance,
    marks: json([]) as never,
  };
}

const stepsOf = ({ id, paymentNo, remittance }: Paid) =>
  pastSteps({ docType: 'dealerPayment', id, no: paymentNo }, [
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: authorOf(remittance.dealer), createTime: sentAt(remittance.day) },
    { action: 'book', fromStatus: 'submitted', toStatus: 'paid', operator: finance, createTime: new Date(bookedAt(remittance)).toISOString() },
  ]);

const slipOf = ({ id, paymentNo, remittance: { dealer, day } }: Paid) => ({
  tableName: 'dealer_payment',
  tableId: id,
  slot: 'paymentProof',
  description: paymentNo,
  takenAt: `${day} 09:30:00`,
  dealerCode: dealer.dealerCode,
  createBy: authorOf(dealer),
  createTime: sentAt(day),
});

/** The lines of the accounts of machines, each with the rate of its day. */
async function insertLines(
  trx: Trx,
  lines: readonly Line[],
  { entryNos, orderIds }: { entryNos: readonly string[]; orderIds: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = lines.map((line, index) => {
    const { feeType, amount, direction, source, sourceId, sourceNo, postTime, remark, bank } =
      'paid' in line ? ofPayment(line.paid) : ofCharge(line.charge, orderIds);
    const { dealerCode, dealerName, settlementCurrency: currency } = line.dealer;
    return {
      // Lists of a day stand in the order in which it was posted.
      id: newId(Date.parse(postTime) + (index % 1000)),
      entry_no: entryNos[index]!,
      dealer_code: dealerCode,
      dealer_name: dealerName,
      currency,
      fee_type: feeType,
      contra: contraOf(feeType),
      fee_date: line.day,
      posting_key: [source, sourceId, feeType, index].join(':'),
      amount,
      direction,
      source,
      source_id: sourceId,
      source_no: sourceNo,
      post_time: postTime,
      remark,
      bank_name: bank?.bankName,
      bank_tag: bank?.bankTagNumber,
      account_number: bank?.accountNumber,
      bank_reference: bank?.bankReference,
    };
  });
  await sql`insert into finance_period (period, status) select distinct left(line ->> 'fee_date', 7), 'open' from json_array_elements(${JSON.stringify(rows)}::json) line
    on conflict do nothing`.execute(trx);
  await sql`insert into finance_ledger (id, entry_no, account_id, dealer_name, direction, fee_type, amount, contra_account, fee_source, source_id, source_no, fee_date,
      exchange_rate, amount_rmb, posting_key, remark, post_time, create_by, bank_name, bank_tag_number, account_number, bank_reference)
    select line.id, line.entry_no, account.id, line.dealer_name, line.direction, line.fee_type, line.amount, line.contra, line.source, line.source_id, line.source_no, line.fee_date,
      rate.of_day, round(line.amount * rate.of_day, 2), line.posting_key, line.remark, line.post_time, ${finance}, line.bank_name, line.bank_tag, line.account_number,
      line.bank_reference
    from json_to_recordset(${JSON.stringify(rows)}::json) as line (id text, entry_no text, dealer_code text, dealer_name text, currency text, direction text, fee_type text,
      amount numeric, contra text, source text, source_id text, source_no text, fee_date date, posting_key text, remark text, post_time timestamptz, bank_name text,
      bank_tag text, account_number text, bank_reference text)
    join account on account.dealer_code = line.dealer_code and account.currency = line.currency and account.account_type = ${accountType}
    cross join lateral (select case when line.currency = 'RMB' then 1 else (select rate_to_rmb from exchange_rate where currency = line.currency
      and rate_date <= line.fee_date order by rate_date desc limit 1) end as of_day) rate
    order by line.post_time, line.entry_no`.execute(trx);
}

const ofPayment = ({ id, paymentNo, remittance }: Paid) => ({
  feeType: 'vehicle_payment',
  amount: remittance.amount,
  direction: 'in',
  source: 'dealerPayment',
  sourceId: id,
  sourceNo: paymentNo,
  postTime: new Date(bookedAt(remittance)).toISOString(),
  remark: null,
  bank: { ...bankOf(remittance.dealer), bankReference: remittance.bankReference },
});

const ofCharge = ({ feeType, amount, orderNo, vin, day }: Charge, orderIds: ReadonlyMap<string, string>) => ({
  feeType,
  amount,
  direction: 'out',
  source: 'vehicleOrder',
  sourceId: orderIds.get(orderNo)!,
  sourceNo: orderNo,
  postTime: `${day}T0${feeType === 'freight' ? 7 : 6}:10:00Z`,
  remark: feeType === 'freight' ? null : vin,
  bank: undefined,
});
