import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { atMostDecimals } from './amounts/atMostDecimals.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** Rules that even a draft must satisfy, so that it can be stored and computed with. Pure. */
export function checkHeader(header: ClaimHeader, mileageMax: number): InvalidField[] {
  const errors: InvalidField[] = [];
  const { claimType, mileage, operatingHours, otherFee } = header;
  if (!claimType) errors.push({ field: 'claimType', code: 'E-013' });
  if (mileage !== null && mileage > mileageMax) errors.push({ field: 'mileage', code: 'E-209' });
  else if (mileage !== null && (mileage < 0 || !atMostDecimals(mileage, 2))) errors.push({ field: 'mileage', code: 'E-016', params: { n: 2 } });
  if (operatingHours !== null && !atMostDecimals(operatingHours, 1)) errors.push({ field: 'operatingHours', code: 'E-016', params: { n: 1 } });
  if (otherFee !== null && !atMostDecimals(otherFee, 2)) errors.push({ field: 'otherFee', code: 'E-016', params: { n: 2 } });
  return errors;
}
