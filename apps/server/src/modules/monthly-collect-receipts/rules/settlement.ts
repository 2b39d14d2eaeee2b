/** Which fees a statement settles, and by which entries. Pure. */
import { sum } from '@harrow/validation';

export interface SettledFee {
  /** Dictionary `service_fee_type`. */
  feeType: string;
  /** Kind of document that it is for. */
  feeSource: string;
  /** Below nothing for a charge-back. */
  amount: number;
}

type Credit = 'warranty_credit' | 'service_fee_credit' | 'marketing_credit';
type Contra = 'warranty_cost' | 'service_cost' | 'marketing_cost';

const contraOf: Readonly<Record<Credit, Contra>> = {
  warranty_credit: 'warranty_cost',
  service_fee_credit: 'service_cost',
  marketing_credit: 'marketing_cost',
};

const warrantyTypes = ['warranty_parts', 'warranty_labour', 'travel'];

/** Kind of entry that credits a fee. */
function creditOf({ feeType, feeSource }: SettledFee): Credit {
  if (warrantyTypes.includes(feeType) || (feeType === 'other' && feeSource === 'warrantyClaim')) return 'warranty_credit';
  return feeType === 'marketing' ? 'marketing_credit' : 'service_fee_credit';
}

/** Cost that a charge-back lowers. */
function chargedContra({ feeSource }: SettledFee): Contra {
  if (['warrantyClaim', 'usedPartsHandle', 'usedPartsTask'].includes(feeSource)) return 'warranty_cost';
  return feeSource === 'marketActive' ? 'marketing_cost' : 'service_cost';
}

/** Part B of a statement. */
export interface Settlement {
  feeWarranty: number;
  feeService: number;
  feeMarketing: number;
  feeChargeback: number;
  settlementTotal: number;
}

const isChargeback = ({ feeType }: SettledFee): boolean => feeType === 'chargeback';

export function settlementOf(fees: readonly SettledFee[]): Settlement {
  const of = (credit: Credit): number => sum(fees.filter((fee) => !isChargeback(fee) && creditOf(fee) === credit).map(({ amount }) => amount));
  return {
    feeWarranty: of('warranty_credit'),
    feeService: of('service_fee_credit'),
    feeMarketing: of('marketing_credit'),
    feeChargeback: sum(fees.filter(isChargeback).map(({ amount }) => amount)),
    settlementTotal: sum(fees.map(({ amount }) => amount)),
  };
}

export interface SettlementEntry {
  feeType: Credit | 'chargeback';
  direction: 'in' | 'out';
  contra: Contra;
  /** Above 0. */
  amount: number;
}

/** The entries on the parts account that settle fees: one for each kind and contra account, none for nothing. */
export function entriesOf(fees: readonly SettledFee[]): SettlementEntry[] {
  const entries = new Map<string, SettlementEntry>();
  for (const fee of fees) {
    const feeType = isChargeback(fee) ? 'chargeback' : creditOf(fee);
    const contra = feeType === 'chargeback' ? chargedContra(fee) : contraOf[feeType];
    const entry = entries.get(`${feeType} ${contra}`) ?? { feeType, direction: feeType === 'chargeback' ? 'out' : 'in', contra, amount: 0 };
    entries.set(`${feeType} ${contra}`, { ...entry, amount: sum([entry.amount, Math.abs(fee.amount)]) });
  }
  return [...entries.values()].filter(({ amount }) => amount > 0);
}
