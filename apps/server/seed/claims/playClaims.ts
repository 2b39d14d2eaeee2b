import type { Stage } from '../stage.ts';
import type { ClaimPlan } from './claimPlan.ts';
import { type ClaimStep, type PlannedStep, stepsOf } from './claimSteps.ts';
import type { FilesOfStep } from './drawAhead.ts';

/** The world in which claims happen, with photos to attach. */
export type ClaimStage = Stage & { filesOf: FilesOfStep };

/** Takes claims through their steps, one way or another; the clock stands at the step's time. */
export interface ClaimPlayer {
  take(plan: ClaimPlan, step: ClaimStep): Promise<void>;
  /** After the last step of all claims. */
  finish(): Promise<void>;
}

/** The steps of all claims in the order in which things happened. */
export const stepsInOrder = (plans: readonly ClaimPlan[]): PlannedStep[] =>
  plans.flatMap((plan, number) => stepsOf(plan, number).map((step) => ({ plan, step }))).toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime());

/** Takes all claims through their steps, in order, so that numbers, similar claims and readings come out as in life. */
export async function playClaims(
  { setClock }: Pick<ClaimStage, 'setClock'>,
  steps: readonly PlannedStep[],
  playerOf: (plan: ClaimPlan) => ClaimPlayer,
  progress: (done: number, of: number) => void = () => {},
): Promise<void> {
  for (const [index, { plan, step }] of steps.entries()) {
    setClock(step.at);
    await playerOf(plan).take(plan, step);
    if ((index + 1) % 100 === 0) progress(index + 1, steps.length);
  }
  for (const player of new Set(steps.map(({ plan }) => playerOf(plan)))) await player.finish();
}
