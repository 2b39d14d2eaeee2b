import type { ForceInsurance } from '@harrow/api-client';
import { multiply, sum } from '@harrow/validation';
import type { ReviewKind } from '../../documents/review/reviewInHand.ts';
import type { ReviewValues } from '../../documents/review/reviewValues.ts';

/** A reviewer's figures for a paid service; initially what is payable. */
export const maintenanceReview: ReviewKind<ForceInsurance> = {
  valuesOf: ({ allowedActions, payable, labourFee, labourHours, auditLabourHours, auditPartsFee, deductReason }) =>
    payable !== null && payable > 0 && allowedActions.some((action) => action === 'pass' || action === 'auditSucceeded')
      ? {
          auditLabourHours: auditLabourHours ?? labourHours ?? 0,
          auditPartsFee: auditPartsFee ?? sum([payable, -(labourFee ?? 0)]),
          deductReason: deductReason ?? '',
        }
      : undefined,
};

/** The figures as the server takes them. */
export function approvedOf(values: ReviewValues): { auditLabourHours: number; auditPartsFee: number; deductReason?: string } {
  const { auditLabourHours, auditPartsFee, deductReason } = values as { auditLabourHours: number; auditPartsFee: number; deductReason: string };
  return { auditLabourHours, auditPartsFee, ...(deductReason.trim() && { deductReason: deductReason.trim() }) };
}

/** Approved total, from the figures as typed. */
export const approvedTotal = ({ hourRate }: ForceInsurance, values: ReviewValues): number => {
  const { auditLabourHours, auditPartsFee } = approvedOf({ deductReason: '', ...values });
  return sum([multiply([auditLabourHours ?? 0, hourRate ?? 0]), auditPartsFee ?? 0]);
};
