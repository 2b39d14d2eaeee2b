/** Courses as lists show them: to those they are published for, and to the training centre. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrainingAction, TrainingItem, TrainingStatus } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields, text } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import { countLimit } from '../../../shared/list/findPage.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { type CurrentUser, isMaker, wireTime } from '../../../shared/session/currentUser.ts';
import { isKeeper, isReadBy } from '../audience.ts';
import type { PlanRow } from '../tables.ts';
import { stateOf } from '../trainingKind.ts';
import { trainingStatuses, trainingWorkflow } from '../workflow.ts';

type Query = NonNullable<Operations['trainingsList']['data']['query']>;
export type Listed = PlanRow & Pick<TrainingItem, 'numberOfApplicants' | 'numberOfParticipants' | 'mySubmissionNo' | 'mySubmissionId'>;

const submissions = sql`train_submission s where s.plan_no = train_plan.plan_no and s.del_flag = 0`;

/** Registrations of the user's unit for a course. */
const registrationsOf = (user: CurrentUser) => sql`${submissions} and s.status <> 'closed' and s.org_code = ${isMaker(user) ? null : user.orgCode}`;

/** A course with its people, and the registration of the user's unit. */
export const itemColumns = ({ user }: Context): RawBuilder<Listed> => {
  const ours = registrationsOf(user);
  return sql`train_plan.*, (select s.id from ${ours} limit 1) as my_submission_id, (select s.submission_no from ${ours} limit 1) as my_submission_no,
    (select coalesce(sum(s.number_of_participants), 0)::int from ${submissions}
      and (s.status in ('submitted', 'pass') or s.close_reason = 'finished')) as number_of_applicants,
    (select count(*)::int from train_participant p join train_submission s on s.id = p.submission_id where s.plan_no = train_plan.plan_no and s.del_flag = 0
      and (s.status = 'pass' or s.close_reason = 'finished' and p.attended = 'Y')) as number_of_participants`;
};

/** The user's unit has none, and the course still takes registrations; a full one has its waiting list. */
const mayRegister = ({ user, services }: Context, { status, registrationDeadline, mySubmissionId }: Listed): boolean =>
  !isMaker(user) &&
  user.standstill === null &&
  user.permissions.has('trainingRegistration:add') &&
  status === 'pass' &&
  mySubmissionId === null &&
  registrationDeadline > wireTime(services.now());

/** Names of topics in the user's language. */
export const topicNames = ({ services, user }: Context, topics: readonly string[]): string[] =>
  topics.map((topic) => services.dictionaries.text('training_topic', topic, user.language));

/** The row with what follows from it. */
export const shown = (context: Context, row: Listed) => ({
  ...row,
  topics_dictText: topicNames(context, row.topics).join(', '),
  seatsLeft: Math.max(0, row.capacity - row.seatsTaken),
  allowedActions: [
    ...allowedActions(trainingWorkflow, context.user, stateOf(context)(row)),
    ...(mayRegister(context, row) ? ['register' as const] : []),
  ] as TrainingAction[],
});

const listOf =
  (isKept: boolean) =>
  (context: Context): ListDefinition<TrainingItem, Listed> => ({
    table: 'trainPlan',
    columns: listColumns('trainingsList', 'trainPlan'),
    select: itemColumns(context),
    scope: isKept ? () => undefined : isReadBy,
    toReply: (row) => replyOf(context, 'TrainingItem', shown(context, row)),
  });

/** For those they are published for. */
export const noticeList = listOf(false);
/** For the training centre. */
export const keptList = listOf(true);

/** Filters of the lists and of their workbooks. */
export const trainingFilters = ({ services, user }: Context, query: Query): Filter[] => [
  keywords(['trainPlan.planNo'], query.keyword, ['trainPlan.title']),
  withTopics('train_plan', query.topics),
  equal('trainPlan.method', query.method),
  equal('trainPlan.language', query.language),
  oneOf('trainPlan.trainingStatus', query.trainingStatus),
  between('trainPlan.startDate', query.startDate_begin, query.startDate_end),
  query.open === '1'
    ? sql<SqlBool>`(train_plan.status = 'pass' and train_plan.registration_deadline > ${services.now().toISOString()}::timestamptz)`
    : undefined,
  query.unregistered === '1' ? sql<SqlBool>`not exists (select from ${registrationsOf(user)})` : undefined,
];

/** One of several topics, comma-separated. */
export const withTopics = (table: string, topics: string | undefined): Filter => {
  const wanted = (topics ?? '').split(',').filter(Boolean);
  return wanted.length === 0 ? undefined : sql<SqlBool>`${sql.ref(`${table}.topics`)} ?| ${wanted}`;
};

export const trainingExport: ExportedList = {
  name: 'training',
  noun: 'training',
  columns: [
    ...exportedFields('trainingsList', ['planNo', 'title'], { title: 40 }),
    { ...text('topics', { width: 32 }), from: 'topics_dictText' },
    ...exportedFields('trainingsList', [
      'method',
      'trainingStatus',
      'level',
      'secondProduct',
      'language',
      'location',
      'startDate',
      'endDate',
      'registrationDeadline',
      'capacity',
      'seatsTaken',
      'seatsLeft',
      'numberOfApplicants',
      'numberOfParticipants',
      'lecturer',
      'organiser',
      'expenses',
      'currency',
      'expenseBearer',
      'publishTime',
      'createBy',
      'createTime',
      'updateTime',
    ]),
  ],
};

/** Number of courses by their status. */
export async function countTrainings(
  { db, user }: Context,
  scope: (user: CurrentUser) => RawBuilder<SqlBool>,
): Promise<{ status: TrainingStatus; count: number }[]> {
  const counts = trainingStatuses.map(
    (status) => sql`select ${status}::text as status, (select count(*)::int from (select 1 from train_plan
      where training_status = ${status} and del_flag = 0 and ${scope(user)} limit ${countLimit}) as found) as count`,
  );
  const { rows } = await sql<{ status: TrainingStatus; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

export const searchedCourses = searchedList('trainingsList', {
  list: (context) => listOf(isKeeper(context.user))(context),
  docType: 'training',
  permission: 'training:query',
  page: '/training/plan',
  noun: 'training',
  title: 'title',
  about: ['planNo'],
  fields: { planNo: 'number', title: 'words' },
});
