/** Saving a registration: a draft, or one that went back. */
import { sql } from 'kysely';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { TrainSubmissionInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { isReadBy } from '../../training/service.ts';
import { registrationKind } from '../registrationKind.ts';
import { registrationStore } from '../registrationStore.ts';
import { mergePeople, peopleChanges, type PeopleFacts } from '../rules/people.ts';
import { emptyRegistration, type Registration, type RegistrationHeader, type RegistrationLines } from '../tables.ts';
import { peopleFacts } from './registrationStep.ts';

interface Facts extends PeopleFacts {
  /** The course of a new registration, as the user sees it. */
  plan: { startDate: string; status: string; ours: string | null } | undefined;
}

async function planFor({ db, user }: Context, planNo: string | null | undefined): Promise<Facts['plan']> {
  if (!planNo) return undefined;
  const { rows } = await sql<NonNullable<Facts['plan']>>`select start_date, status, (select s.submission_no from train_submission s
      where s.plan_no = train_plan.plan_no and s.org_code = ${user.orgCode} and s.del_flag = 0 and s.status <> 'closed' limit 1) as ours
    from train_plan where plan_no = ${planNo} and del_flag = 0 and ${isReadBy(user)}`.execute(db);
  return rows[0];
}

const saved: SavedKind<RegistrationHeader, RegistrationLines, TrainSubmissionInput, Facts> = {
  kind: registrationKind,
  store: registrationStore,
  create: (context) => ({ header: newHeader(context, emptyRegistration), lines: [] }),
  async read(context, id, input) {
    const document = id === null ? null : await registrationStore.find(context, id);
    const dealerCode = document?.header.dealerCode ?? context.user.dealerCode ?? '';
    const people = await peopleFacts(context.db, dealerCode, input.lines ?? []);
    return { document, facts: { ...people, plan: document ? undefined : await planFor(context, input.planNo) } };
  },
  compose,
  lineHistory: peopleChanges,
};

/** The course of a new one; that of a stored one stays. */
function wrongPlan(base: RegistrationHeader, planNo: string | null | undefined, plan: Facts['plan']): InvalidField[] {
  const field = 'planNo';
  if (base.submissionNo !== '') return planNo != null && planNo !== base.planNo ? [{ field, code: 'trainSubmission.planFixed' }] : [];
  if (!planNo) return [{ field, code: 'E-013' }];
  if (!plan) return [{ field, code: 'E-012' }];
  if (plan.ours !== null) return [{ field, code: 'E-424', params: { no: plan.ours } }];
  return plan.status === 'pass' ? [] : [{ field, code: 'E-426' }];
}

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose(_context: Context, base: Registration, input: TrainSubmissionInput, facts: Facts): Composed<RegistrationHeader, RegistrationLines> {
  const { planNo, numberOfApplicants, numberOfParticipants, remark, lines: inputs } = input;
  const isNew = base.header.submissionNo === '';
  const header: RegistrationHeader = {
    ...base.header,
    ...(isNew && facts.plan && planNo && { planNo, startDate: facts.plan.startDate }),
    ...(numberOfApplicants !== undefined && { numberOfApplicants }),
    ...(numberOfParticipants !== undefined && { numberOfParticipants }),
    ...(remark !== undefined && { remark: remark?.trim() || null }),
  };
  const { lines, errors } = inputs ? mergePeople(header.id, base.lines, inputs, facts) : { lines: base.lines, errors: [] };
  const all = [...wrongPlan(base.header, planNo, facts.plan), ...errors];
  if (all.length > 0) throw invalid(all);
  return { document: { header, lines } };
}

/**
 * Creates a registration of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`.
 * @throws E-424 where the unit has one for the course
 */
export async function saveRegistration(context: Context, input: TrainSubmissionInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> {
  try {
    return await saveDocument(context, saved, input, options);
  } catch (error) {
    const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: string };
    throw code === '23505' && constraint === 'train_submission_active' ? invalid([{ field: 'planNo', code: 'E-424', params: { no: '–' } }]) : error;
  }
}
