import { sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { numberRows } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { json, newId } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { ServiceFeeTable } from './tables.ts';

/** The document that the fees are for, and its dealer. */
export interface FeeSource extends Pick<ServiceFeeTable, 'orgCode' | 'dealerCode' | 'dealerName' | 'sourceId' | 'sourceNo' | 'vin' | 'currency'> {
  /** Kind of the document, e.g. `warrantyClaim`. */
  source: string;
  /** Of the document, where it can be approved more than once; default 1. */
  round?: number;
}

interface FeeLine {
  /** Dictionary `service_fee_type`. */
  feeType: string;
  /** In the currency of the source; a line of nothing gives no fee. */
  amount: number | null;
  /** `YYYY-MM-DD`; default today at the maker. */
  feeDate?: string;
}

/**
 * Creates the fees of an audited document. A second one of the same kind and round is an error of the program.
 * @returns their numbers
 * @throws E-524 for a charge-back above nothing, or another fee below it
 */
export async function createFees(context: TrxContext, { lines, source, ...document }: FeeSource & { lines: readonly FeeLine[] }): Promise<string[]> {
  const { db, services, user } = context;
  const day = makerDay(services);
  const owed = lines.flatMap(({ amount, ...line }) => (amount ? [{ ...line, amount }] : []));
  if (owed.some(({ feeType, amount }) => (feeType === 'chargeback') !== amount < 0)) throw refuse('E-524');
  const numbers: string[] = [];
  for (const { feeType, amount, feeDate = day } of owed) {
    const fee = {
      round: 1,
      ...document,
      id: newId(services.now().getTime()),
      feeSource: source,
      feeDate,
      feeType,
      amount,
      createBy: user.username,
      createTime: services.now().toISOString(),
    };
    const row = Object.fromEntries(Object.entries(fee).map(([field, value]) => [snake(field), value]));
    const { rows } = await sql<{
      feeNo: string;
    }>`${planOnce} with ${numberRows({ code: 'serviceFee', dealerCode: document.dealerCode, day: makerDay(services) })},
      machine as (select second_product, third_product from vehicle where vin = ${document.vin})
      insert into service_fee (${given}, fee_no, second_product, third_product)
      select ${given}, (select no from number), (select second_product from machine), (select third_product from machine)
      from jsonb_populate_record(null::service_fee, ${json(row)}::jsonb) returning fee_no`.execute(db);
    numbers.push(rows[0]!.feeNo);
  }
  return numbers;
}

const given = sql.raw(
  'id, org_code, dealer_code, dealer_name, fee_source, source_id, source_no, vin, fee_date, fee_type, round, amount, currency, create_by, create_time',
);

/** Takes an amount back: one negative fee, dated today at the maker, in the next round of charge-backs of its source. @param amount above 0 @returns its number */
export async function chargeBack(context: TrxContext, source: Omit<FeeSource, 'round'>, amount: number): Promise<string> {
  const { rows } = await sql<{ round: number }>`select coalesce(max(round), 0) + 1 as round
    from service_fee where source_id = ${source.sourceId} and fee_type = 'chargeback'`.execute(context.db);
  const [feeNo] = await createFees(context, { ...source, round: rows[0]!.round, lines: [{ feeType: 'chargeback', amount: -amount }] });
  return feeNo!;
}

/**
 * Takes back what a reopened document has brought: one charge-back of its net amount, dated today.
 * @returns its number; null where nothing is to be taken back
 */
export async function reverseFees(context: TrxContext, source: Omit<FeeSource, 'round'>): Promise<string | null> {
  const { rows } = await sql<{ net: number | null }>`select sum(amount) as net from service_fee where source_id = ${source.sourceId}`.execute(context.db);
  const { net } = rows[0]!;
  return net === null || net <= 0 ? null : chargeBack(context, source, net);
}
