import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { GoalBasis } from '../../generated/types.gen.ts';
import { noCounts, noTargets } from './months.ts';
import type { GoalStatus } from './rules/workflow.ts';

/** What a dealer is to sell in a year, of a product team or one of its platforms. */
export const emptyGoal = {
  ...emptyDocument,
  status: 'draft' as GoalStatus,
  goalNo: '',
  year: 0,
  /** Of the dealer, as it was when the goal was saved. */
  region: '',
  marketGroup: '',
  /** Code of a department of the maker. */
  marketingDepartment: '',
  productTeam: '',
  /** Empty: the whole team. */
  platform: '',
  goalBasis: 'retail' as GoalBasis,
  annualTarget: 0,
  ...noTargets,
  ...noCounts,
  /** When its dealer was last asked to confirm it. */
  releaseTime: null as string | null,
  confirmBy: null as string | null,
  confirmTime: null as string | null,
  closeReason: null as string | null,
  remark: null as string | null,
};

export type GoalHeader = typeof emptyGoal;

/** Columns that the database works out from the months. */
export interface GoalSums {
  totalTarget: number;
  totalCom: number;
  /** Percent of the annual target. */
  rate: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    salesGoal: TableOf<GoalHeader>;
  }
}
