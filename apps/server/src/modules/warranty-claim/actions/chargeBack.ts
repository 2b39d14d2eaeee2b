/** Taking back a part of what a settled claim was paid: asked for by one, confirmed or refused by another. */
import { sum } from '@harrow/validation';
import { json, newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { notify, usersNamed, usersWith } from '../../../shared/notify/notify.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { effect, type Step } from '../../../documents/kind.ts';
import { tellDealer } from '../../../documents/review.ts';
import { fees } from '../../service-fee/service.ts';
import { claimStore } from '../store/claimStore.ts';
import type { ClaimHeader } from '../store/tables.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import { feeSourceOf } from './auditEffects.ts';
import { about } from './submitClaim.ts';

type ClaimStep = Step<ClaimHeader, ClaimActionInput>;
const claimEffect = effect<ClaimHeader, ClaimActionInput>();

const left = ({ settledAmount, chargedBackAmount }: ClaimHeader): number => sum([settledAmount ?? 0, -chargedBackAmount]);

/** The amount has cents at most, is left of what was paid (E-259), and divides among faults of the claim. */
async function mustFit({ context: { db }, before, input: { charge } }: ClaimStep): Promise<void> {
  const { amount, lines = [] } = charge!;
  const errors: InvalidField[] = [];
  if (!hasDecimals(amount, 2)) errors.push({ field: 'amount', code: 'E-016', params: { n: 2 } });
  const { faults } = await claimStore.findLines(db, before.id);
  const own = new Set(faults.map(({ id }) => id));
  const isOdd = (line: (typeof lines)[number], index: number): boolean =>
    !own.has(line.bugId) || lines.findIndex(({ bugId }) => bugId === line.bugId) !== index;
  errors.push(...lines.flatMap((line, index) => (isOdd(line, index) ? [{ field: 'bugId', line: `lines[${index}]`, code: 'E-012' }] : [])));
  const divided = sum(lines.map((line) => line.amount));
  if (lines.length > 0 && divided !== amount) errors.push({ field: 'lines', code: 'E-014' });
  if (errors.length > 0) throw invalid(errors);
  if (amount > left(before)) throw refuse('E-259', { max: left(before) });
}

const moneyOf = ({ context: { services } }: ClaimStep, header: ClaimHeader, amount: number) => {
  const { params, ...document } = about(header);
  return { ...document, params: { ...params, amount, currency: header.currency }, at: services.now() };
};

/** Requests a charge-back, which takes effect once a second user confirms it. */
export const chargeBack = claimEffect({
  prepare: mustFit,
  async apply({ context: { db, services, user }, before, input: { charge, opinion } }) {
    const { amount, lines = [] } = charge!;
    const { id: claimId, claimNo, chargedBackAmount } = before;
    await db
      .insertInto('claimChargeBack')
      .values({
        id: newId(services.now().getTime()),
        claimId,
        claimNo,
        amount,
        lines: json(lines),
        reason: opinion?.trim() ?? '',
        status: 'waiting',
        createBy: user.username,
        createName: user.realname,
        createTime: services.now().toISOString(),
      })
      .execute();
    return { chargeBackBy: user.username, chargedBackAmount: sum([chargedBackAmount, amount]) };
  },
  async notify(step, after) {
    const { db } = step.context;
    await notify(db, await usersWith(db, 'warrantyClaim:chargeConfirm'), {
      event: 'warrantyClaim.chargeBackAsked',
      ...moneyOf(step, after, step.input.charge!.amount),
    });
  },
});

type Waiting = { id: string; amount: number; createBy: string; reason: string };

const findWaiting = ({ context: { db }, before }: ClaimStep): Promise<Waiting> =>
  db
    .selectFrom('claimChargeBack')
    .select(['id', 'amount', 'createBy', 'reason'])
    .where('claimId', '=', before.id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();

const decide = async (
  { context: { db, services, user } }: ClaimStep,
  { id }: Waiting,
  decision: { status: 'confirmed' | 'refused'; feeNo?: string; decidedReason?: string | null },
) =>
  db
    .updateTable('claimChargeBack')
    .set({ ...decision, decidedBy: user.username, decidedName: user.realname, decidedTime: services.now().toISOString() })
    .where('id', '=', id)
    .execute();

/** The amount becomes a negative fee of today, which goes on the dealer's next statement. */
export const confirmChargeBack = claimEffect<Waiting>({
  prepare: findWaiting,
  async apply(step, waiting) {
    const feeNo = await fees.chargeBack(step.context, feeSourceOf(step.before), waiting.amount);
    await decide(step, waiting, { status: 'confirmed', feeNo });
    const { params, ...message } = moneyOf(step, step.before, waiting.amount);
    await tellDealer(step, step.before, { event: 'warrantyClaim.chargedBack', ...message, params: { ...params, reason: waiting.reason } });
    return { chargeBackBy: null };
  },
});

/** Nothing is taken back. */
export const refuseChargeBack = claimEffect<Waiting>({
  prepare: findWaiting,
  async apply(step, waiting) {
    await decide(step, waiting, { status: 'refused', decidedReason: step.input.opinion?.trim() || null });
    const { db } = step.context;
    await notify(db, await usersNamed(db, [waiting.createBy]), { event: 'warrantyClaim.chargeBackRefused', ...moneyOf(step, step.before, waiting.amount) });
    return { chargeBackBy: null, chargedBackAmount: sum([step.before.chargedBackAmount, -waiting.amount]) };
  },
});
