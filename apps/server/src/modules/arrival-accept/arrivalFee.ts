import { multiply, sum } from '@harrow/validation';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { allowanceOf } from '../service-allowance/service.ts';
import { overdueDays } from './rules/submitChecks.ts';
import type { ArrivalHeader } from './tables.ts';

/** Allowance of a sheet that is approved today; reduced (`pdi.lateFeePct`) if it was submitted after the deadline. */
export async function feeOf({ db, services, user }: Context, header: ArrivalHeader): Promise<{ amount: number; cut: number; currency: string }> {
  const day = today(user, services.now());
  const { amount: full, currency } = await allowanceOf({ db }, { ...header, feeType: 'pdi', day });
  const share = overdueDays(header, day) > 0 ? services.parameters.number('pdi.lateFeePct') / 100 : 1;
  const amount = multiply([full, share]);
  return { amount, cut: sum([full, -amount]), currency };
}
