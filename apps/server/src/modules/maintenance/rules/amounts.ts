/** Cost of a service, and the maker's share of it. Pure. */
import { roundHalfUp } from '@harrow/validation';
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
  const labourFee = roundHalfUp(flatHours * (hourRate ?? 0));
  const partsFee = roundHalfUp(parts.reduce((sum, { amount }) => sum + amount, 0));
  return {
    labourHours: flatHours,
    hourRate,
    labourFee,
    partsFee,
    totalFee: roundHalfUp(labourFee + partsFee),
    payable: isPaid ? roundHalfUp(labourFee + Math.min(partsFee, partsCap)) : 0,
  };
}

/** Amounts that a review approves by default: the payable ones. */
export const approvedByDefault = ({ payable, labourHours, labourFee }: MaintenanceHeader) =>
  payable > 0 ? { auditLabourHours: labourHours, auditPartsFee: roundHalfUp(payable - labourFee) } : { auditLabourHours: 0, auditPartsFee: 0 };

export const approvedTotal = (hourRate: number | null, { auditLabourHours, auditPartsFee }: { auditLabourHours: number; auditPartsFee: number }): number =>
  roundHalfUp(auditLabourHours * (hourRate ?? 0) + auditPartsFee);
