/** Reading applications: the list, and one. */
import { sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrainApply, TrainApplyItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { isReadBy, topicNames, withTopics } from '../../training/service.ts';
import { stateOf } from '../applicationKind.ts';
import { applicationStore } from '../applicationStore.ts';
import { applicationSlots } from '../files.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import type { ApplicationHeader } from '../tables.ts';

type Query = NonNullable<Operations['trainAppliesList']['data']['query']>;

export const applicationList = (context: Context): ListDefinition<TrainApplyItem, ApplicationHeader> => ({
  table: 'trainApply',
  columns: listColumns('trainAppliesList', 'trainApply'),
  select: sql`train_apply.*`,
  toReply: (row) => replyOf(context, 'TrainApplyItem', shown(context, row)),
});

/** Filters of the list and of its workbook. */
export const applicationFilters = (_context: Context, query: Query): Filter[] => [
  keywords(['trainApply.applyNo'], query.keyword, ['trainApply.title']),
  oneOf('trainApply.status', query.applicationStatus),
  equal('trainApply.submissionStatus', query.submissionStatus),
  withTopics('train_apply', query.topics),
  equal('trainApply.method', query.method),
  between('trainApply.expectedDate', query.expectedDate_begin, query.expectedDate_end),
  equal('trainApply.dealerCode', query.dealerCode),
];

/** The row with what follows from it. */
const shown = (context: Context, row: ApplicationHeader) => ({
  ...row,
  applicationStatus: row.status,
  submissionStatus: row.status === 'draft' || row.status === 'no_pass' ? ('draft' as const) : ('submitted' as const),
  topics_dictText: topicNames(context, row.topics).join(', '),
  allowedActions: allowedActions(applicationWorkflow, context.user, stateOf(context)(row)) as TrainApplyItem['allowedActions'],
});

export async function findApplication(context: Context, id: string): Promise<TrainApply> {
  const { db, user } = context;
  const { header } = await applicationStore.find(context, id);
  const isShown = isMaker(user) && user.permissions.has('training:edit') ? sql`true` : isReadBy(user);
  const { rows } = await sql<{ id: string }>`select id from train_plan where plan_no = ${header.plannedNo} and del_flag = 0 and ${isShown}`.execute(db);
  const files = await filesInSlots(db, 'train_apply', id);
  return replyOf(context, 'TrainApply', {
    ...shown(context, header),
    planId: rows[0]?.id ?? null,
    slots: applicationSlots.map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
  });
}

export const searchedApplications = searchedList('trainAppliesList', {
  list: applicationList,
  docType: 'trainApply',
  permission: 'trainApply:query',
  page: '/training/apply',
  noun: 'train-apply',
  title: 'title',
  about: ['applyNo', 'dealerName'],
  fields: { applyNo: 'number', title: 'words' },
});
