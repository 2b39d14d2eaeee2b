import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { hasTwoDecimals } from './mergeClaim.ts';
import type { ClaimHeader } from './tables.ts';

const hasOneDecimal = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** What even a draft must satisfy (marked R in domain design 2.18), so that it can be stored and computed with. Pure. */
export function checkHeader(header: ClaimHeader, mileageMax: number): InvalidField[] {
  const errors: InvalidField[] = [];
  const { claimType, mileage, operatingHours, otherFee } = header;
  if (!claimType) errors.push({ field: 'claimType', code: 'E-013' });
  if (mileage !== null && mileage > mileageMax) errors.push({ field: 'mileage', code: 'E-209' });
  else if (mileage !== null && (mileage < 0 || !hasTwoDecimals(mileage))) errors.push({ field: 'mileage', code: 'E-016', params: { n: 2 } });
  if (operatingHours !== null && !hasOneDecimal(operatingHours)) errors.push({ field: 'operatingHours', code: 'E-016', params: { n: 1 } });
  if (otherFee !== null && !hasTwoDecimals(otherFee)) errors.push({ field: 'otherFee', code: 'E-016', params: { n: 2 } });
  return errors;
}
