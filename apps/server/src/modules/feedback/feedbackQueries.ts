/** Reading feedback: the list, one with its posts, counts. */
import { type SqlBool, sql } from 'kysely';
import { dayAtMaker, makerDay } from '../../shared/makerDay.ts';
import { findByNo } from '../../documents/reading/findByNo.ts';
import { listPosts } from '../../documents/posts/posts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { lightOf } from '../../documents/todo/light.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Feedback, FeedbackItem, FeedbackStatusCount } from '../../generated/types.gen.ts';
import { daysBetween } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { during, equal, type Filter, mentioned, search } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { feedbackKind, stateOf } from './feedbackKind.ts';
import { feedbackScope, feedbackStore } from './feedbackStore.ts';
import { answerDays, followUpUntil } from './feedbackTasks.ts';
import type { FeedbackHeader } from './tables.ts';
import { feedbackWorkflow, shownStatus } from './workflow.ts';

type Query = Operations['feedbacksList']['data']['query'];

export const feedbackList = (context: Context): ListDefinition<FeedbackItem, FeedbackHeader> => ({
  table: 'feedback',
  columns: listColumns('feedbacksList', 'feedback'),
  scope: feedbackScope,
  select: sql`feedback.*`,
  toReply: (row) => replyOf(context, 'FeedbackItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export const feedbackFilters = ({ services, user }: Context, query: NonNullable<Query>): Filter[] => [
  keyword(query.keyword),
  equal('feedback.feedbackType', query.feedbackType),
  equal('feedback.feedbackStatus', query.feedbackStatus),
  equal('feedback.submissionStatus', query.submissionStatus),
  equal('feedback.priority', query.priority),
  equal('feedback.dealerCode', query.dealerCode),
  equal('feedback.handlerBy', query.handlerBy),
  during('feedback.createTime', query.createTime_begin, query.createTime_end, user),
  query.mine === '1' ? equal(isMaker(user) ? 'feedback.handlerBy' : 'feedback.createBy', user.username) : undefined,
  query.late === '1' ? search(isUrgent(today(user, services.now()))) : undefined,
];

const keyword = (text: string | undefined): Filter => mentioned(text, 'feedback.feedbackNo', 'feedback.title');

const isUrgent = (day: string) =>
  sql<SqlBool>`exists (select from todo where todo.doc_id = feedback.id and todo.task = 'reply' and todo.warn_on <= ${day}::date)`;

/** In the order of the life of a feedback; drafts are in none of them. */
export async function countFeedback(context: Context): Promise<FeedbackStatusCount[]> {
  const counts = await statusCounts(context, feedbackKind, ['submitted', 'pass', 'closed']);
  return counts.map(({ status, count }) => ({ feedbackStatus: shownStatus[status], count }));
}

/** The row with what follows from it. */
function shown(context: Context, row: FeedbackHeader) {
  const { services, user } = context;
  const { status, submitTime, closedTime } = row;
  const until = closedTime === null ? makerDay(services) : dayAtMaker(closedTime, services.parameters);
  return {
    ...row,
    feedbackStatus: status === 'draft' ? null : shownStatus[status],
    submissionStatus: status === 'draft' ? ('draft' as const) : ('submitted' as const),
    ageDays: submitTime === null || status === 'draft' ? null : daysBetween(dayAtMaker(submitTime, services.parameters), until),
    sla: status === 'submitted' ? lightOf(answerDays(row, services.parameters), today(user, services.now())) : null,
    allowedActions: allowedActions(feedbackWorkflow, user, stateOf(context)(row)) as FeedbackItem['allowedActions'],
  };
}

/** One feedback with the posts that the user may see. */
export async function findFeedback(context: Context, id: string): Promise<Feedback> {
  const row = await feedbackStore.findHeader(context, id);
  return replyOf(context, 'Feedback', {
    ...shown(context, row),
    relatedId: row.relatedType && row.relatedNo ? await findByNo(context, row.relatedType, row.relatedNo) : null,
    followUpUntil: row.status === 'pass' ? followUpUntil(row, context.services.parameters) : null,
    posts: await listPosts(context, id),
  });
}

export const searchedFeedback = searchedList('feedbacksList', {
  list: feedbackList,
  docType: 'feedback',
  permission: 'feedback:query',
  page: '/workbench/feedback',
  noun: 'feedback',
  title: 'title',
  about: ['feedbackNo', 'dealerName'],
  fields: { feedbackNo: 'number', title: 'words' },
});
