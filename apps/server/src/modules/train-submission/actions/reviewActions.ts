/** Reviews of registrations, and what follows for them from their course. */
import { sql } from 'kysely';
import { mustHaveRejectReason, mustMarkOwnLines, reviewed } from '../../../documents/review.ts';
import { promoteWaiting } from '../../training/service.ts';
import { registrationStore } from '../registrationStore.ts';
import { planOf, registrationEffect, tell } from './registrationStep.ts';

export const pass = registrationEffect({
  apply: async (step) => reviewed(step),
  notify: (step, after) => tell(step, 'pass', after),
});

/** Back to the dealer; its seats go to the waiting list. */
export const noPass = registrationEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => registrationStore.findLines(context.db, before.id));
  },
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] }),
  async notify(step, after) {
    await promoteWaiting(step.context, after.planNo);
    await tell(step, 'no_pass', after, { reasonCode: after.rejectReason ?? '' });
  },
});

/** A seat has become free. */
export const promote = registrationEffect({
  apply: async () => ({ waitingFlag: 'N' }),
  notify: (step, after) => tell(step, 'promoted', after),
});

/** No seat has become free, or the course was over before it was handed in. */
export const expire = registrationEffect({
  apply: async () => ({ closeReason: 'expired' }),
  async notify(step, after) {
    if (step.before.status === 'submitted') await tell(step, 'noSeat', after);
  },
});

export const cancelWithPlan = registrationEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

/** Somebody came. */
export const attend = registrationEffect({ apply: async ({ context: { services } }) => ({ seatConfirmTime: services.now().toISOString() }) });

export const finish = registrationEffect({
  apply: async () => ({ closeReason: 'finished' }),
  async notify(step, after) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from train_participant
      where submission_id = ${after.id} and certificate_no is not null`.execute(step.context.db);
    await tell(step, 'finished', after, rows[0]!);
  },
});

/** The course begins on another day. */
export const follow = registrationEffect({
  apply: async ({ context: { db }, before }) => ({ startDate: (await planOf(db, before.planNo)).startDate }),
});
