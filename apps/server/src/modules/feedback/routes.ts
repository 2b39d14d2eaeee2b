import { act, actOnAll } from '../../documents/act.ts';
import type { Saved, SavedPost } from '../../generated/types.gen.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { newId } from '../../shared/database/database.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { feedbackExport } from './feedbackExport.ts';
import { feedbackKind } from './feedbackKind.ts';
import { countFeedback, feedbackFilters, feedbackList, findFeedback } from './feedbackQueries.ts';
import { saveFeedback } from './saveFeedback.ts';
import type { FeedbackRow } from './tables.ts';

const toSaved = ({ id, feedbackNo, version, status }: FeedbackRow): Saved => ({ id, no: feedbackNo, version, status, warnings: [] });

export const feedbackRoutes = (services: Services): Handlers<'feedbacks'> => {
  /** Writes a post: an answer, a note or a follow-up. */
  const post = async (
    within: Services,
    user: CurrentUser,
    action: 'reply' | 'note' | 'followUp',
    { content, ...which }: { id: string; version: number; content: string },
  ): Promise<SavedPost> => {
    const postId = newId(services.now().getTime());
    return { ...toSaved(await act(contextOf(within, user), feedbackKind, action, { ...which, postId, opinion: content })), postId };
  };

  return {
    feedbacksList({ query, user, language }) {
      const context = contextOf(services, user);
      return listPage(services.db, user, feedbackList(context, language), query, feedbackFilters(context, query));
    },
    feedbacksExportXls(call) {
      const context = contextOf(services, call.user);
      return exportList(
        services,
        feedbackExport,
        feedbackList(context, call.language),
        { ...call, query: call.query as ExportQuery },
        feedbackFilters(context, call.query),
      );
    },
    feedbacksStatusCounts: ({ user }) => countFeedback(contextOf(services, user)),
    feedbacksDetail: ({ query, user, language }) => findFeedback(contextOf(services, user), language, query.id),
    feedbacksSave: ({ body, user, commit }) => commit.statement((keep) => saveFeedback(contextOf(services, user), body, keep)),
    feedbacksRemove: ({ query, user, commit }) =>
      commit((within) =>
        actOnAll(contextOf(within, user), feedbackKind, 'delete', { ids: query.ids.split(','), dryRun: query.dryRun === '1' }, { alone: true }),
      ),
    feedbacksReply: ({ body: { internal, ...body }, user, commit }) => commit((within) => post(within, user, internal === 'Y' ? 'note' : 'reply', body)),
    feedbacksFollowUp: ({ body, user, commit }) => commit((within) => post(within, user, 'followUp', body)),
    feedbacksScore: ({ body, user, commit }) => commit(async (within) => toSaved(await act(contextOf(within, user), feedbackKind, 'score', body))),
    feedbacksAssign: ({ body, query, user, commit }) =>
      commit((within) => actOnAll(contextOf(within, user), feedbackKind, 'assign', { ...body, dryRun: query.dryRun === '1' })),
    feedbacksTransfer: ({ body: { remark, ...body }, query, user, commit }) =>
      commit((within) => actOnAll(contextOf(within, user), feedbackKind, 'transfer', { ...body, opinion: remark, dryRun: query.dryRun === '1' })),
  };
};
