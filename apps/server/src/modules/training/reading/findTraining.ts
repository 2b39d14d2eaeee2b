/** One course, and the people with a seat in it. */
import { sql } from 'kysely';
import type { SavedMaster, Training, TrainingAttendee } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope, isVisible } from '../../../shared/scope/scope.ts';
import { seated } from '../actions/attendance.ts';
import { isReadBy, trainingScope } from '../audience.ts';
import { fixedOncePublished } from '../checkTraining.ts';
import { trainingSlots } from '../files.ts';
import { itemColumns, type Listed, shown } from './trainingList.ts';

/** @param isKept for the training centre, drafts as well; E-012 when there is none, or none for the user */
export async function findTraining(context: Context, { id, isKept }: { id: string; isKept: boolean }): Promise<Training> {
  const { db, user } = context;
  const { rows } = await sql<Listed & { waitingCount: number }>`select ${itemColumns(context)}, (select count(*)::int from train_submission s
      where s.plan_no = train_plan.plan_no and s.del_flag = 0 and s.status = 'submitted' and s.waiting_flag = 'Y') as waiting_count
    from train_plan where id = ${id} and del_flag = 0 and ${isInScope({ table: 'trainPlan', scope: isKept ? trainingScope : isReadBy }, user)}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  const files = await filesInSlots(db, 'train_plan', id);
  return replyOf(context, 'Training', {
    ...shown(context, rows[0]),
    waitingCount: rows[0].waitingCount,
    fixed: rows[0].status === 'pass' ? [...fixedOncePublished] : [],
    slots: trainingSlots.map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
  });
}

export async function attendeesOf(context: Context, id: string): Promise<TrainingAttendee[]> {
  if (!(await isVisible(context, { table: 'trainPlan', scope: trainingScope }, id))) throw refuse('E-012');
  const { rows } = await sql<TrainingAttendee>`select p.id as line_id, s.submission_no, s.dealer_code, s.dealer_name, p.name, p.position, p.attended, p.score,
      p.certificate_no, p.valid_to
    from train_participant p join train_submission s on s.id = p.submission_id join train_plan on train_plan.plan_no = s.plan_no
    where train_plan.id = ${id} and s.del_flag = 0 and ${seated} order by s.dealer_code, s.submission_no, p.line_no`.execute(context.db);
  return rows;
}

/** A course as a write answers it. @param planNo of one that is there */
export async function savedPlan({ db }: Context, planNo: string): Promise<SavedMaster> {
  const { rows } = await sql<SavedMaster>`select id, version from train_plan where plan_no = ${planNo}`.execute(db);
  return rows[0]!;
}
