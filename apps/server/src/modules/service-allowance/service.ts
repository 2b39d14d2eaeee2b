/** Allowances that the maker pays for inspections and handovers. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { readOnce } from '../../shared/database/together.ts';
import './tables.ts';

/** Subject of an allowance: document and dealer. */
export interface Allowed {
  feeType: 'pdi' | 'handover';
  secondProduct: string;
  thirdProduct: string;
  dealerCode: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * The allowance for a machine on a day, in the settlement currency of its dealer. A row that names the third product comes before
 * one for the whole line; without a row it is 0.
 */
export const allowanceOf = ({ db }: Pick<Context, 'db'>, { feeType, secondProduct, thirdProduct, dealerCode, day }: Allowed): Promise<Allowance> =>
  readOnce(db, ['allowance', feeType, secondProduct, thirdProduct, dealerCode, day].join(' '), () =>
    readAllowance(db, { feeType, secondProduct, thirdProduct, dealerCode, day }),
  );

interface Allowance {
  amount: number;
  currency: string;
}

async function readAllowance(db: Db, { feeType, secondProduct, thirdProduct, dealerCode, day }: Allowed): Promise<Allowance> {
  const { rows } = await sql<{ amount: number | null; currency: string }>`select dealer.currency, (
      select amount from service_allowance allowance
      where fee_type = ${feeType} and second_product = ${secondProduct} and allowance.currency = dealer.currency and enabled = 'Y'
        and (third_products = '{}' or ${thirdProduct} = any(third_products))
        and ${day}::date >= valid_from and ${day}::date <= coalesce(valid_to, 'infinity')
      order by third_products = '{}', valid_from desc limit 1
    ) as amount from dealer where dealer.dealer_code = ${dealerCode}`.execute(db);
  const [dealer] = rows;
  if (!dealer) throw new Error(`There is no dealer ${dealerCode}`);
  return { amount: dealer.amount ?? 0, currency: dealer.currency };
}
