/** Cost of a service, and the maker's share of it. Pure. */
import { multiply, sum } from '@harrow/validation';
import type { MaintenanceHeader, MaintenancePart } from '../tables.ts';

type Amounts = Pick<MaintenanceHeader, 'labourHours' | 'hourRate' | 'labourFee' | 'partsFee' | 'totalFee' | 'payable'>;

interface Basis {
  flatHours: number;
  hourRate: number | null;
  parts: readonly Pick<MaintenancePart, 'amount'>[];
  /** The maker pays for this step, and no exception was needed. */
  isPaid: boolean;
  /** Most that is paid for parts. */
  partsCap: number;
}

export function amountsOf({ flatHours, hourRate, parts, isPaid, partsCap }: Basis): Amounts {
  const labourFee = multiply([flatHours, hourRate ?? 0]);
  const partsFee = sum(parts.map(({ amount }) => amount));
  return {
    labourHours: flatHours,
    hourRate,
    labourFee,
    partsFee,
    totalFee: sum([labourFee, partsFee]),
    payable: isPaid ? sum([labourFee, Math.min(partsFee, partsCap)]) : 0,
  };
}

/** Amounts that a review approves by default: the payable ones. */
export const approvedByDefault = ({ payable, labourHours, labourFee }: MaintenanceHeader) =>
  payable > 0 ? { auditLabourHours: labourHours, auditPartsFee: sum([payable, -labourFee]) } : { auditLabourHours: 0, auditPartsFee: 0 };

export const approvedTotal = (hourRate: number | null, { auditLabourHours, auditPartsFee }: { auditLabourHours: number; auditPartsFee: number }): number =>
  sum([multiply([auditLabourHours, hourRate ?? 0]), auditPartsFee]);
