/** Reading registrations: the list, one with its people, a certificate. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrainCertificate, TrainingMethod, TrainingTopic, TrainSubmission, TrainSubmissionItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { masked } from '../../../shared/hidden-fields/hideFields.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { mentions } from '../../../shared/list/mentions.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { topicNames } from '../../training/service.ts';
import { waitingPosition } from '../actions/dealerActions.ts';
import { planOf } from '../actions/registrationStep.ts';
import { stateOf } from '../registrationKind.ts';
import { registrationStore } from '../registrationStore.ts';
import { registrationWorkflow } from '../rules/workflow.ts';
import type { RegistrationHeader } from '../tables.ts';

type Query = NonNullable<Operations['trainSubmissionsList']['data']['query']>;
type Listed = RegistrationHeader & Pick<TrainSubmissionItem, 'planId' | 'planTitle' | 'endDate' | 'waitingPos'>;

const besides = sql`plan.plan_id, plan.plan_title, plan.end_date, ${waitingPosition} as waiting_pos`;
/** The course under names that registrations do not have. */
const withPlan = sql`left join lateral (select p.id as plan_id, p.title as plan_title, p.end_date, p.method, p.location, p.registration_deadline,
  greatest(p.capacity - p.seats_taken, 0) as seats_left from train_plan p where p.plan_no = train_submission.plan_no) plan on true`;

export const registrationList = (context: Context): ListDefinition<TrainSubmissionItem, Listed> => ({
  table: 'trainSubmission',
  columns: listColumns('trainSubmissionsList', 'trainSubmission'),
  select: sql`train_submission.*, ${besides}`,
  joins: withPlan,
  toReply: (row) => replyOf(context, 'TrainSubmissionItem', shown(context, row)),
});

/** Filters of the list and of its workbook. */
export function registrationFilters(_context: Context, query: Query): Filter[] {
  const words = query.keyword?.trim();
  const numbers = keywords(['trainSubmission.submissionNo', 'trainSubmission.planNo'], words);
  return [
    numbers && words
      ? search(sql<SqlBool>`(${conditionOf(numbers)}
        or exists (select from train_plan p where p.plan_no = train_submission.plan_no and ${mentions(words, 'p.title')})
        or exists (select from train_participant p where p.submission_id = train_submission.id and ${mentions(words, 'p.name')}))`)
      : undefined,
    oneOf('trainSubmission.status', query.status),
    equal('trainSubmission.submissionStatus', query.submissionStatus),
    equal('trainSubmission.planNo', query.planNo),
    equal('trainSubmission.waitingFlag', query.waitingFlag),
    equal('trainSubmission.dealerCode', query.dealerCode),
    between('trainSubmission.startDate', query.startDate_begin, query.startDate_end),
  ];
}

/** The row with what follows from it. */
const shown = (context: Context, row: Listed) => ({
  ...row,
  submissionStatus: row.status === 'draft' || row.status === 'no_pass' ? ('draft' as const) : ('submitted' as const),
  allowedActions: allowedActions(registrationWorkflow, context.user, stateOf(context)(row)) as TrainSubmissionItem['allowedActions'],
});

/** The dealer's own people and the training centre need passports. */
const knowsPassports = (user: CurrentUser): boolean => !isMaker(user) || user.permissions.has('trainingRegistration:audit');

interface Besides extends Pick<Listed, 'planId' | 'planTitle' | 'endDate' | 'waitingPos'> {
  method: TrainingMethod;
  location: string | null;
  registrationDeadline: string;
  seatsLeft: number;
}

export async function findRegistration(context: Context, id: string): Promise<TrainSubmission> {
  const { db, user } = context;
  const { header, lines } = await registrationStore.find(context, id);
  const { rows } = await sql<Besides>`select ${besides}, plan.method, plan.location, plan.registration_deadline, plan.seats_left
    from train_submission ${withPlan} where train_submission.id = ${id}`.execute(db);
  const passport = (value: string | null) => (knowsPassports(user) ? value : masked(value));
  return replyOf(context, 'TrainSubmission', {
    ...rows[0]!,
    ...shown(context, { ...header, ...rows[0]! }),
    lines: lines.map((line) => replyOf(context, 'TrainParticipant', line, { passportNo: passport(line.passportNo) })),
  });
}

/** @throws E-012 without a certificate, and out of scope */
export async function findCertificate(context: Context, lineId: string): Promise<TrainCertificate> {
  const { db, user } = context;
  const { rows } = await sql<{ planNo: string; dealerName: string; certificateNo: string; name: string; score: number | null; validTo: string }>`
    select train_submission.plan_no, coalesce(train_submission.sub_dealer_name, train_submission.dealer_name) as dealer_name, p.certificate_no, p.name, p.score, p.valid_to
    from train_participant p join train_submission on train_submission.id = p.submission_id
    where p.id = ${lineId} and p.certificate_no is not null and train_submission.del_flag = 0 and ${isInScope({ table: 'trainSubmission' }, user)}`.execute(db);
  const row = rows[0];
  if (!row) throw refuse('E-012');
  const { title, topics, startDate, endDate } = await planOf(db, row.planNo);
  return { ...row, title, topics: topicNames(context, topics as TrainingTopic[]), startDate, endDate };
}

/** A registration on paper, with the certificates of its people. Nothing is sent anywhere. */
export async function registrationPaper(context: Context, id: string): Promise<TrainSubmission & { certificates: TrainCertificate[]; shipTo: null }> {
  const registration = await findRegistration(context, id);
  const certified = registration.lines.filter(({ certificateNo }) => certificateNo !== null);
  return { ...registration, certificates: await Promise.all(certified.map((line) => findCertificate(context, line.id))), shipTo: null };
}

export const searchedRegistrations = searchedList('trainSubmissionsList', {
  list: registrationList,
  docType: 'trainSubmission',
  permission: 'trainingRegistration:query',
  page: '/training/registration',
  noun: 'train-submission',
  title: 'submissionNo',
  about: ['planTitle', 'dealerName'],
  fields: { submissionNo: 'number', planNo: 'code' },
});
