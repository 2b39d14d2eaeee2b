/** Which fee types an account takes, in which direction and against what. Pure. */
import type { AccountType, Direction } from './tables.ts';

interface Fitting {
  readonly accounts: readonly AccountType[];
  readonly directions: readonly Direction[];
  readonly contras: readonly string[];
}

const all: readonly AccountType[] = ['vehicle', 'parts', 'deposit'];
const both: readonly Direction[] = ['in', 'out'];

const fits = (accounts: readonly AccountType[], directions: readonly Direction[], ...contras: string[]): Fitting => ({ accounts, directions, contras });

const feeTypes: Readonly<Record<string, Fitting>> = {
  vehicle_payment: fits(['vehicle'], ['in'], 'bank'),
  parts_payment: fits(['parts'], ['in'], 'bank'),
  deposit: fits(['deposit'], ['in'], 'bank'),
  vehicle_order: fits(['vehicle'], both, 'vehicle_sales'),
  // Parts sent again for a parts claim are booked as cost of claims.
  parts_order: fits(['parts'], both, 'parts_sales', 'claim_cost'),
  extension: fits(['parts'], both, 'extension_sales'),
  freight: fits(['vehicle', 'parts'], both, 'freight'),
  warranty_credit: fits(['parts'], ['in'], 'warranty_cost'),
  service_fee_credit: fits(['parts'], ['in'], 'service_cost'),
  marketing_credit: fits(['parts'], ['in'], 'marketing_cost'),
  chargeback: fits(['parts'], ['out'], 'warranty_cost', 'service_cost', 'marketing_cost'),
  parts_claim_credit: fits(['parts'], ['in'], 'claim_cost'),
  refund: fits(all, ['out'], 'bank'),
  transfer: fits(all, both, 'internal'),
  adjustment: fits(all, both, 'adjustment'),
  opening: fits(all, both, 'opening'),
};

export interface Booked {
  accountType: AccountType;
  direction: Direction;
  feeType: string;
  contra: string;
}

/** Whether a line may say this. */
export function isFitting({ accountType, direction, feeType, contra }: Booked): boolean {
  const fitting = feeTypes[feeType];
  return fitting !== undefined && fitting.accounts.includes(accountType) && fitting.directions.includes(direction) && fitting.contras.includes(contra);
}

/** What a fee type is booked against, the first where there are several; null for what is none. */
export const contraOf = (feeType: string): string | null => feeTypes[feeType]?.contras[0] ?? null;
