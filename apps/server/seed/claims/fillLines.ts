import type { Random } from '../random.ts';
import { pickComponent } from './claimMachines.ts';
import { lineTotals } from './claimMix.ts';
import { languageOf, type ClaimPlan } from './claimPlan.ts';
import { composeFault } from './composeFault.ts';
import { changedByDefects } from './draftDefects.ts';

/** Share of the added faults that are put right without a part. */
const labourOnlyShare = 0.2;
const limits = { faults: 3, labour: 3, parts: 4 };

const mayGrow = ({ claimType, feature, outcome }: ClaimPlan): boolean =>
  outcome !== 'draft' && ['normal', 'pre_delivery', 'goodwill'].includes(claimType) && feature !== 'repeatsClaim';

/** Lines that a feature adds when the claim is typed. */
const addedLater = (plans: readonly ClaimPlan[]) => ({
  faults: 0,
  labour: plans.filter(({ feature }) => feature === 'overlap').length,
  parts: 0,
});

/** Adds faults, labour and parts until all claims together reach the totals of the design. */
export function fillLines(random: Random, plans: readonly ClaimPlan[]): void {
  const growing = plans.filter(mayGrow);
  const faults = () => plans.flatMap((plan) => plan.faults);
  const target = (kind: keyof typeof lineTotals) => lineTotals[kind] - changedByDefects[kind] - addedLater(plans)[kind];
  while (faults().length < target('faults')) {
    const plan = random.pick(growing.filter((candidate) => candidate.faults.length < limits.faults));
    const component = pickComponent(
      random,
      plan.vehicle,
      plan,
      plan.faults.map((fault) => fault.component),
    );
    const parts = random.chance(labourOnlyShare) ? 0 : 1;
    plan.faults.push(composeFault(random, plan.vehicle, component, plan.faults.length + 1, languageOf(plan.dealerCode), { labour: 1, parts }));
  }
  for (const kind of ['labour', 'parts'] as const) {
    for (let missing = target(kind) - faults().flatMap((fault): unknown[] => fault[kind]).length; missing > 0;) {
      const plan = random.pick(growing);
      const index = random.integer(0, plan.faults.length - 1);
      const fault = plan.faults[index];
      if (!fault || fault[kind].length === 0 || fault[kind].length >= limits[kind]) continue;
      const count = { labour: fault.labour.length, parts: fault.parts.length };
      plan.faults[index] = composeFault(random, plan.vehicle, fault.component, index + 1, languageOf(plan.dealerCode), {
        ...count,
        [kind]: count[kind] + 1,
      });
      missing -= 1;
    }
  }
}
