import type { ServiceAllowanceInput } from '../../generated/types.gen.ts';
import type { Master } from '../../shared/master/master.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../shared/master/periods.ts';
import './tables.ts';

/** Key of an allowance; for each key, periods do not overlap. */
const owner = ['feeType', 'secondProduct', 'thirdProducts', 'currency'] as const;

/** Rules of allowances, for their form and their import. */
export const allowanceMaster: Master<ServiceAllowanceInput> & PeriodTable = {
  name: 'serviceAllowance',
  noun: 'service-allowance',
  table: 'serviceAllowance',
  form: 'serviceAllowancesAdd',
  key: [...owner, 'validFrom'],
  owner,
  keyField: 'validFrom',
  keyOf: ({ feeType, secondProduct, thirdProducts, currency, validFrom }) => [feeType, secondProduct, ...inOrder(thirdProducts), currency, validFrom].join(' '),
  check: ({ db }, inputs) => periodFindings(db, allowanceMaster, inputs.map(allowanceMaster.toRow)),
  toRow: ({ validTo = null, enabled = 'Y', thirdProducts, ...input }) => ({ ...input, thirdProducts: inOrder(thirdProducts), validTo, enabled }),
  afterStore: (context, inputs) => endOpenPeriods(context, allowanceMaster, inputs.map(allowanceMaster.toRow)),
};

/** The same products in another order are the same key. */
const inOrder = (products: readonly string[] = []): string[] => [...new Set(products)].toSorted();
