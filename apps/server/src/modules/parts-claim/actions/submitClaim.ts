/** What dealers do with a claim: hand it in, take it back, give it up. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import type { Context } from '../../../shared/context.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { loadExchangeRates, toUsd } from '../../exchange-rate/service.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { lineFacts, lockPackingList } from '../reading/receivedParts.ts';
import { periodsOf } from '../rules/deadline.ts';
import { sourceOf } from '../rules/lines.ts';
import { checkSubmit, damageOf, type SubmitFacts } from '../rules/submitChecks.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { tellReceipts } from './arrivals.ts';
import { blockFailed, freeFailed } from './blockedGoods.ts';
import { about, partsClaimEffect, type PartsClaimStep } from './claimStep.ts';

/** Whether damage is above the limit for which the carrier has to report; a missing rate counts as above. */
export async function isDearDamage(
  context: Pick<Context, 'db' | 'services'>,
  { currency }: PartsClaimHeader,
  lines: readonly PartsClaimLine[],
): Promise<boolean> {
  const damage = damageOf(lines);
  if (damage === 0) return false;
  const rates = await loadExchangeRates(context, { day: makerDay(context.services) });
  return (toUsd(damage, currency, rates) ?? Infinity) > context.services.parameters.number('partsClaim.carrierReportUsd');
}

async function submitFacts({ context, before }: PartsClaimStep, lines: readonly PartsClaimLine[]): Promise<SubmitFacts> {
  const { db, services, user } = context;
  const named = <Field extends 'wrongPartsCode' | 'vin'>(field: Field) => [...new Set(lines.flatMap((line) => line[field] ?? []))];
  const { rows: codes } = await sql<{ code: string }>`select parts_code as code from parts where parts_code = any(${named('wrongPartsCode')}::text[])`.execute(
    db,
  );
  const { rows: vins } = await sql<{ vin: string }>`select vin from vehicle where vin = any(${named('vin')}::text[]) and del_flag = 0
    and ${isInScope({ table: 'vehicle' }, user)}`.execute(db);
  const text = (dictionary: string) => (value: string) => services.dictionaries.text(dictionary, value, user.language);
  return {
    ...(await lineFacts(context, { id: before.id, sources: [...new Set(lines.map(sourceOf))] })),
    today: today(user, services.now()),
    files: await fittingFiles(db, 'parts_claim', before.id),
    periods: periodsOf(services.parameters),
    isDear: await isDearDamage(context, before, lines),
    carrierReportUsd: services.parameters.number('partsClaim.carrierReportUsd'),
    knownCodes: new Set(codes.map(({ code }) => code)),
    knownVins: new Set(vins.map(({ vin }) => vin)),
    reasonText: text('parts_claim_type'),
    solutionText: text('claim_solution'),
  };
}

const entered = (step: PartsClaimStep) => ({
  ...handedIn(step),
  firstSubmitTime: step.before.firstSubmitTime ?? step.context.services.now().toISOString(),
  approvedAmount: null,
  resultSolution: null,
  settlement: null,
});

const tellReviewers = async ({ context: { db, services } }: PartsClaimStep, after: PartsClaimHeader): Promise<void> =>
  notify(db, await reviewersOf(db, 'partsClaim:audit', after.dealerCode), { event: 'partsClaim.submitted', ...about(after), at: services.now() });

/** Hands it in: from then on its quantities are taken, and parts that failed on the shelf are blocked. */
export const submit = partsClaimEffect<PartsClaimLine[]>({
  async prepare(step) {
    const { context, before } = step;
    // Of two claims about the same parts the second sees what the first has taken.
    if (before.packingId !== null) await lockPackingList(context, before.packingId);
    const { lines } = await partsClaimStore.findLines(context.db, before.id);
    if (lines.length === 0) throw refuse('E-008');
    const errors = checkSubmit({ header: before, lines }, await submitFacts(step, lines));
    if (errors.length > 0) throw invalid(errors);
    return lines;
  },
  async apply(step, lines) {
    await blockFailed(step.context, step.before, lines);
    return entered(step);
  },
  async notify(step, after) {
    await tellReceipts(step.context, after);
    await tellReviewers(step, after);
  },
});

/** The system hands in what is the maker's own: surplus and wrong goods whose claim nobody handed in. Its receipt is told by who does so. */
export const handIn = partsClaimEffect({
  apply: async (step) => ({ ...entered(step), ...step.input.changes, submitBy: step.before.createBy }),
  notify: tellReviewers,
});

/** It is no longer with the maker. */
const takenBack = partsClaimEffect({
  apply: ({ context, before }) => freeFailed(context, before),
  notify: ({ context }, after) => tellReceipts(context, after),
});

export const withdraw = takenBack;

const ended = (closeReason: string) =>
  partsClaimEffect({
    async apply({ context, before }) {
      await freeFailed(context, before);
      return { closeReason };
    },
    notify: ({ context }, after) => tellReceipts(context, after),
  });

export const giveUp = ended('given_up');
export const endWithDealer = ended(dealerEnded);

/** A draft is gone: its receipt has no claim any more. */
export const remove = partsClaimEffect({ notify: ({ context }, after) => tellReceipts(context, after) });
