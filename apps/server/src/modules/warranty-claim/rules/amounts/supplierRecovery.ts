import { multiply, sum } from '@harrow/validation';
import type { Claim } from '../../store/tables.ts';

/**
 * Supplier recovery of an approved claim: of each fault its approved labour and parts, by the percentage of its supplier; half up to
 * cents per fault. 0 for a fault without a supplier. Pure.
 */
export const supplierRecovery = ({ faults, labour, parts }: Pick<Claim, 'faults' | 'labour' | 'parts'>, pcts: ReadonlyMap<string, number>): number =>
  sum(
    faults.map(({ id, supplierCode }) => {
      const pct = (supplierCode !== null && pcts.get(supplierCode)) || 0;
      const approved = sum([
        ...labour.filter(({ bugId }) => bugId === id).map(({ auditHourCost }) => auditHourCost ?? 0),
        ...parts.filter(({ bugId }) => bugId === id).map(({ auditAmount }) => auditAmount ?? 0),
      ]);
      return multiply([approved, pct, 0.01]);
    }),
  );
