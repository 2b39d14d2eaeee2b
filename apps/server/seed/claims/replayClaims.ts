import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import type { ClaimActionInput } from '../../src/modules/warranty-claim/actions/claimActionInput.ts';
import { claimKind } from '../../src/modules/warranty-claim/claimKind.ts';
import { saveClaim } from '../../src/modules/warranty-claim/actions/saveClaim.ts';
import { contextOf } from '../../src/shared/context.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { Services } from '../../src/shared/services.ts';
import type { Stage } from '../stage.ts';
import { dealers } from '../organisations/organisations.ts';
import { createRandom, type Random } from '../random.ts';
import { uploadClaimFiles, type PartPictures } from './claimFiles.ts';
import { reviewTexts } from './claimTexts.ts';
import type { ClaimPlan } from './claimPlan.ts';

/** The world in which claims happen, with photos to attach. */
export type ClaimStage = Stage & { pictures: PartPictures };

/** One step of one claim, at its time. */
type Step = { at: Date; run: () => Promise<void> };

/** Office hours in UTC: morning of the Americas, afternoon of Africa and Central Asia; the maker's morning in China. */
const dealerHour = 13;
const makerHour = 1;
const managerHour = 7;

const at = (random: Random, day: string, hour: number, minute = random.integer(0, 45)) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);

/** The life of one claim as dated steps. */
function stepsOf(stage: ClaimStage, plan: ClaimPlan, number: number): Step[] {
  const { services, actAs, pictures } = stage;
  const random = createRandom(`claim.${number}`);
  const reviewer = random.pick(['wang.service', 'li.service']);
  const adjusts = random.chance(0.15);
  const principal = `${plan.dealerCode.toLowerCase()}.admin`;
  const steps: Step[] = [];
  let id = '';
  let day = plan.day;
  const step = (time: Date, run: () => Promise<void>) => steps.push({ at: time, run });
  const does = async (username: string, action: keyof typeof claimKind.workflow, input: ClaimActionInput = {}): Promise<void> => {
    await act(contextOf(services, await actAs(username)), claimKind, action, { id, ...input });
  };

  const save = at(random, day, dealerHour - 1);
  step(save, async () => {
    const clerk = await actAs(plan.clerk);
    ({ id } = await saveClaim(contextOf(services, clerk), plan.input, { confirm: true }));
    if (!plan.withoutPhotos) await uploadClaimFiles(services, clerk, plan, id, pictures);
  });
  if (plan.outcome === 'draft') return steps;

  const submit = () => step(at(random, day, dealerHour), () => does(plan.clerk, 'submit', { confirm: true }));
  const open = () => {
    day = addDays(day, random.integer(1, 5));
    step(at(random, day, makerHour), () => does(reviewer, 'startReview'));
  };
  const returned = () => {
    open();
    const reason = random.pick(reviewTexts.returned);
    step(at(random, day, makerHour + 1), () =>
      does(reviewer, 'noPass', {
        rejectType: 'return',
        opinion: reason.opinion,
        rejectReason: reason.rejectReason,
        marks: [{ field: reason.field, note: reason.opinion }],
      }),
    );
  };
  const resubmit = () => {
    day = addDays(day, random.integer(2, 8));
    step(at(random, day, dealerHour - 1), async () =>
      uploadClaimFiles(services, await actAs(plan.clerk), plan, id, pictures, ['vehiclePlatePhoto', 'defectivePartsPhoto']),
    );
    submit();
  };

  submit();
  if (plan.outcome === 'submitted') return steps;
  if (plan.outcome === 'no_pass' || plan.outcome === 'given_up') {
    returned();
    if (plan.outcome === 'given_up') {
      day = addDays(day, random.integer(3, 12));
      step(at(random, day, dealerHour), () => does(principal, 'giveUp'));
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
    step(at(random, day, managerHour), () => does('zhao.manager', 'refuse', { ...reason, rejectType: 'final' }));
    return steps;
  }
  const opinion = random.pick(reviewTexts.pass);
  step(at(random, day, makerHour + 1), async () => does(reviewer, 'pass', { opinion, lines: adjusts ? await cutHours(services, id) : undefined }));
  if (plan.outcome === 'pass') return steps;

  day = addDays(day, random.integer(1, 4));
  const agreement = random.pick(reviewTexts.audit);
  step(at(random, day, managerHour), () => does('zhao.manager', 'auditSucceeded', { opinion: agreement }));
  if (plan.outcome === 'audit_succeeded') return steps;

  day = addDays(day, random.integer(20, 34));
  const paid = day;
  const currency = dealers.find(({ dealerCode }) => dealerCode === plan.dealerCode)?.settlementCurrency;
  const statementNo = `MR-${paid.slice(0, 7).replace('-', '')}-${plan.dealerCode}-${currency}`;
  step(at(random, paid, managerHour), async () => {
    await act(systemContext(services), claimKind, 'settle', { id, opinion: `by ${statementNo}`, paid: { statementNo, day: paid } });
  });
  return steps;
}

/** The reviewer grants four fifths of the first labour line. */
async function cutHours({ db }: Services, claimId: string) {
  const line = await db
    .selectFrom('claimDetail')
    .select(['id', 'claimHours'])
    .where('claimId', '=', claimId)
    .orderBy('lineNo')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { details: [{ id: line.id, auditHours: Math.round(line.claimHours * 80) / 100 }], deductReason: reviewTexts.cutHours };
}

/** Plays all claims in the order in which things happened, so that numbers, similar claims and readings come out as in life. */
export async function replayClaims(stage: ClaimStage, plans: readonly ClaimPlan[], progress: (done: number, of: number) => void): Promise<void> {
  const steps = plans.flatMap((plan, number) => stepsOf(stage, plan, number)).sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { at: time, run }] of steps.entries()) {
    stage.setClock(time);
    await run();
    if ((index + 1) % 100 === 0) progress(index + 1, steps.length);
  }
}
