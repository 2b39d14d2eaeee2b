import { systemName } from '../../src/documents/workflow.ts';
import type { ClaimActionInput } from '../../src/modules/warranty-claim/actions/claimActionInput.ts';
import type { claimKind } from '../../src/modules/warranty-claim/claimKind.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { dealers } from '../organisations/organisations.ts';
import { createRandom, type Random } from '../random.ts';
import { closedOn, monthOf, receiptNoOf } from '../statements/paidBy.ts';
import { reviewTexts } from './claimTexts.ts';
import type { ClaimPlan } from './claimPlan.ts';

export type ClaimActionName = keyof typeof claimKind.workflow;

/** What somebody does to a claim. */
type Deed =
  | { does: 'save' }
  /** Takes photos of some slots once more. */
  | { does: 'attachAgain'; slots: readonly string[] }
  /** `cutsHours`: grants four fifths of the first labour line. */
  | { does: 'act'; action: ClaimActionName; input: ClaimActionInput; cutsHours?: boolean };

/** One step of a claim: when, and the login name of whoever takes it. */
export type ClaimStep = { at: Date; by: string } & Deed;

/** A step and the claim that takes it. */
export type PlannedStep = { plan: ClaimPlan; step: ClaimStep };

/** Office hours in UTC: morning of the Americas, afternoon of Africa and Central Asia; the maker's morning in China. */
const dealerHour = 13;
const makerHour = 1;
const managerHour = 7;
const manager = 'zhao.manager';

const at = (random: Random, day: string, hour: number, minute = random.integer(0, 45)) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);

/** The life of one claim, in the order of time. Pure. @param number its place among the plans, which decides all that is left to chance */
export function stepsOf(plan: ClaimPlan, number: number): ClaimStep[] {
  const random = createRandom(`claim.${number}`);
  const reviewer = random.pick(['wang.service', 'li.service']);
  const adjusts = random.chance(0.15);
  const principal = `${plan.dealerCode.toLowerCase()}.admin`;
  const steps: ClaimStep[] = [];
  let day = plan.day;
  const act = (time: Date, by: string, action: ClaimActionName, input: ClaimActionInput = {}, cutsHours = false) =>
    steps.push({ at: time, by, does: 'act', action, input, cutsHours });

  steps.push({ at: at(random, day, dealerHour - 1), by: plan.clerk, does: 'save' });
  if (plan.outcome === 'draft') return steps;

  const submit = () => act(at(random, day, dealerHour), plan.clerk, 'submit', { confirm: true });
  const open = () => {
    day = addDays(day, random.integer(1, 5));
    act(at(random, day, makerHour), reviewer, 'startReview');
  };
  const returned = () => {
    open();
    const { field, opinion, rejectReason } = random.pick(reviewTexts.returned);
    act(at(random, day, makerHour + 1), reviewer, 'noPass', { rejectType: 'return', opinion, rejectReason, marks: [{ field, note: opinion }] });
  };
  const resubmit = () => {
    day = addDays(day, random.integer(2, 8));
    steps.push({ at: at(random, day, dealerHour - 1), by: plan.clerk, does: 'attachAgain', slots: ['vehiclePlatePhoto', 'defectivePartsPhoto'] });
    submit();
  };

  submit();
  if (plan.outcome === 'submitted') return steps;
  if (plan.outcome === 'no_pass' || plan.outcome === 'given_up') {
    returned();
    if (plan.outcome === 'given_up') {
      day = addDays(day, random.integer(3, 12));
      act(at(random, day, dealerHour), principal, 'giveUp');
    }
    return steps;
  }
  if (plan.feature === 'returnedOnce') {
    returned();
    resubmit();
  }
  open();
  if (plan.outcome === 'refused') {
    const reason = reviewTexts.refused[number % reviewTexts.refused.length] ?? reviewTexts.refused[0];
    act(at(random, day, managerHour), manager, 'refuse', { ...reason, rejectType: 'final' });
    return steps;
  }
  const opinion = random.pick(reviewTexts.pass);
  act(at(random, day, makerHour + 1), reviewer, 'pass', { opinion }, adjusts);
  if (plan.outcome === 'pass') return steps;

  day = addDays(day, random.integer(1, 4));
  const agreement = random.pick(reviewTexts.audit);
  act(at(random, day, managerHour), manager, 'auditSucceeded', { opinion: agreement });
  if (plan.outcome === 'audit_succeeded') return steps;

  const { dealerCode, settlementCurrency: currency } = dealers.find((dealer) => dealer.dealerCode === plan.dealerCode)!;
  const month = monthOf(day);
  const paid = { statementNo: receiptNoOf(month, { dealerCode, currency }), day: closedOn(month) };
  act(at(random, paid.day, managerHour), systemName, 'settle', { opinion: `by ${paid.statementNo}`, paid });
  return steps;
}
