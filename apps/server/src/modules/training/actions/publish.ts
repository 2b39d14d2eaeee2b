/** A course is published to its audience, or cancelled. */
import { sql } from 'kysely';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { wireTime } from '../../../shared/session/currentUser.ts';
import { missingPlace } from '../checkTraining.ts';
import { actOnThose, applicationKind, registrationKind } from '../seats.ts';
import { registrantsOf, tellAudience, tellRegistrants } from '../tell.ts';
import { trainingEffect } from './trainingStep.ts';

export const publish = trainingEffect({
  async prepare({ context: { services }, before }) {
    const isOver = before.registrationDeadline <= wireTime(services.now());
    const errors = [...(isOver ? [{ field: 'registrationDeadline', code: 'E-432' }] : []), ...missingPlace(before)];
    if (errors.length > 0) throw invalid(errors);
  },
  apply: async ({ context: { services } }) => ({ publishTime: services.now().toISOString() }),
  notify: ({ context }, after) => tellAudience(context, after, 'training.published'),
});

/** Registrations end with it, and applications wait again; not once somebody has come. */
export const cancel = trainingEffect<{ id: string }[]>({
  async prepare({ context: { db }, before }) {
    const { rows } = await sql`select from train_participant p join train_submission s on s.id = p.submission_id
      where s.plan_no = ${before.planNo} and p.attended is not null limit 1`.execute(db);
    if (rows.length > 0) throw refuse('E-426');
    return registrantsOf(db, before.planNo);
  },
  async apply({ context, before, input: { opinion } }, receivers) {
    await tellRegistrants(context, before, { event: 'training.cancelled', receivers, opinion: opinion ?? '' });
    await actOnThose(context, registrationKind(context), 'cancelWithPlan', sql`plan_no = ${before.planNo} and status <> 'closed'`, opinion);
    await actOnThose(context, applicationKind(context), 'unplan', sql`planned_no = ${before.planNo}`);
    return { closeReason: 'cancelled', seatsTaken: 0 };
  },
});
