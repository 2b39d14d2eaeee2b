import type { SalesGoalInput } from '../../../generated/types.gen.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { targetsOf } from '../months.ts';
import type { Wanted } from '../rules/judgeGoals.ts';

/** Category of the maker's departments. */
export const makerDepartment = 2;

/** The goal that an input asks for. The department is the user's own where none is given. */
export const wantedOf = (user: CurrentUser, { id = null, ...input }: SalesGoalInput & { id?: string | null }): Wanted => ({
  ...targetsOf(input),
  id,
  year: input.year,
  dealerCode: input.dealerCode,
  productTeam: input.productTeam,
  platform: input.platform || '',
  goalBasis: input.goalBasis ?? 'retail',
  annualTarget: input.annualTarget,
  marketingDepartment: input.marketingDepartment?.trim() || (user.orgCategory === makerDepartment ? user.orgCode : null),
  remark: input.remark?.trim() || null,
});
