import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { TrainingAttendance, TrainingInput } from '../../../generated/types.gen.ts';
import type { PlanRow } from '../tables.ts';

/** Input of keepers. */
export interface TrainingActionInput extends ActionInput {
  plan?: TrainingInput;
  attendance?: readonly TrainingAttendance[];
}

export const trainingEffect = effect<PlanRow, TrainingActionInput>();
