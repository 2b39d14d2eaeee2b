import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import type { Saved, SavedPost } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { newId } from '../../shared/database/database.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import type { Services } from '../../shared/services.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { feedbackKind } from './feedbackKind.ts';
import { countFeedback, feedbackFilters, feedbackList, findFeedback } from './feedbackQueries.ts';
import { saveFeedback } from './saveFeedback.ts';
import type { FeedbackRow } from './tables.ts';

const feedbackExport = documentExport('feedbacksList', { name: 'feedback', noun: 'feedback', widths: { title: 40 } });

const toSaved = ({ id, feedbackNo, version, status }: FeedbackRow): Saved => ({ id, no: feedbackNo, version, status, warnings: [] });

export const feedbackRoutes = (services: Services): Handlers<'feedbacks'> => {
  /** Writes a post: an answer, a note or a follow-up. */
  const post = async (
    within: TrxContext,
    action: 'reply' | 'note' | 'followUp',
    { content, ...which }: { id: string; version: number; content: string },
  ): Promise<SavedPost> => {
    const postId = newId(services.now().getTime());
    return { ...toSaved(await act(within, feedbackKind, action, { ...which, postId, opinion: content })), postId };
  };

  return {
    ...listRoutes('feedbacks', { list: feedbackList, filters: feedbackFilters, exported: feedbackExport }),
    feedbacksStatusCounts: ({ context }) => countFeedback(context),
    feedbacksDetail: ({ query, context }) => findFeedback(context, query.id),
    feedbacksSave: ({ body, context, commit }) => commit.statement((keep) => saveFeedback(context, body, keep)),
    feedbacksRemove: removeDrafts(feedbackKind),
    feedbacksReply: ({ body: { internal, ...body }, commit }) => commit((within) => post(within, internal === 'Y' ? 'note' : 'reply', body)),
    feedbacksFollowUp: ({ body, commit }) => commit((within) => post(within, 'followUp', body)),
    feedbacksScore: ({ body, commit }) => commit(async (within) => toSaved(await act(within, feedbackKind, 'score', body))),
    feedbacksAssign: ({ body, query, commit }) => commit((within) => actOnAll(within, feedbackKind, 'assign', { ...body, dryRun: query.dryRun === '1' })),
    feedbacksTransfer: ({ body: { remark, ...body }, query, commit }) =>
      commit((within) => actOnAll(within, feedbackKind, 'transfer', { ...body, opinion: remark, dryRun: query.dryRun === '1' })),
  };
};
