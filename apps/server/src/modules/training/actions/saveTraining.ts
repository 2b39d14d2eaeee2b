/** Writing a course. */
import { sql } from 'kysely';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import type { SavedMaster, TrainingInput } from '../../../generated/types.gen.ts';
import { type Context, transact } from '../../../shared/context.ts';
import { json, newId } from '../../../shared/database/database.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { pathsInRichText } from '../../../shared/rich-text/pathsInRichText.ts';
import { isEmptyRichText } from '../../../shared/rich-text/sanitizeRichText.ts';
import { keepPaths } from '../../upload/service.ts';
import { checkTraining, toldOnceChanged } from '../checkTraining.ts';
import { actOnThose, applicationKind, promoteWaiting, registrationKind } from '../seats.ts';
import { registrantsOf, tellRegistrants } from '../tell.ts';
import { trainingEffect } from './trainingStep.ts';

const textOf = (value: string | null | undefined): string | null => value?.trim() || null;

export const toRow = (input: TrainingInput) => ({
  title: input.title.trim(),
  topics: [...new Set(input.topics)],
  method: input.method,
  level: input.level,
  secondProduct: textOf(input.secondProduct),
  language: input.language,
  country: textOf(input.country),
  region: textOf(input.region),
  location: textOf(input.location),
  startDate: input.startDate,
  endDate: input.endDate,
  registrationDeadline: input.registrationDeadline,
  capacity: input.capacity,
  maxPerDealer: input.maxPerDealer ?? null,
  lecturer: textOf(input.lecturer),
  organiser: input.organiser.trim(),
  expenses: input.expenses ?? null,
  currency: textOf(input.currency),
  expenseBearer: input.expenseBearer ?? null,
  passScore: input.passScore ?? null,
  targetScope: input.targetScope,
  targetIds: input.targetScope === 'all' ? [] : [...new Set(input.targetIds)],
  content: isEmptyRichText(input.content ?? '') ? null : input.content!,
  prerequisites: textOf(input.prerequisites),
});
export type PlanColumns = ReturnType<typeof toRow>;

const keepPictures = (context: Context, content: string | null): Promise<void> => keepPaths(context, pathsInRichText(content ?? ''));

/** A new draft. */
export const addTraining = (context: Context, input: TrainingInput): Promise<SavedMaster & { planNo: string }> =>
  transact(context, async (within) => {
    const { db, services, user } = within;
    const row = toRow(input);
    await checkTraining(within, row, null);
    const id = newId(services.now().getTime());
    const planNo = await nextNumber(db, { code: 'training', dealerCode: null, day: makerDay(services) });
    await db
      .insertInto('trainPlan')
      .values({
        ...row,
        id,
        planNo,
        topics: json(row.topics),
        targetIds: json(row.targetIds),
        status: 'draft',
        createBy: user.username,
        createTime: services.now().toISOString(),
      })
      .execute();
    await keepPictures(within, row.content);
    return { id, version: 1, planNo };
  });

/** Changes a draft; of a published course what registrants can still follow. A larger one takes from its waiting list. */
export const edit = trainingEffect({
  async apply({ context, before, input: { plan } }) {
    if (!plan) throw new Error('A change needs the course as it is to be');
    const after = toRow(plan);
    await checkTraining(context, after, before);
    await keepPictures(context, after.content);
    return after;
  },
  async notify({ context, before }, after) {
    if (after.startDate !== before.startDate)
      await actOnThose(context, registrationKind(context), 'follow', sql`plan_no = ${after.planNo} and status <> 'closed'`);
    if (before.status !== 'pass') return;
    if (toldOnceChanged.some((field) => after[field] !== before[field]))
      await tellRegistrants(context, after, { event: 'training.changed', receivers: await registrantsOf(context.db, after.planNo) });
    await promoteWaiting(context, after.planNo);
  },
});

/** Applications that were to become a draft wait again. */
export const remove = trainingEffect({
  async apply({ context, before }) {
    await actOnThose(context, applicationKind(context), 'unplan', sql`planned_no = ${before.planNo}`);
  },
});
