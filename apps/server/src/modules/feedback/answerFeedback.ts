/** Effects of the actions of a feedback. */
import { dealerEnded } from '../../documents/dealer/dealerEndRows.ts';
import { type ActionInput, effect } from '../../documents/kind.ts';
import { type NewPost, writePost } from '../../documents/posts/posts.ts';
import type { TrxContext } from '../../shared/context.ts';
import { type Notification, notify, reviewersOf, usersNamed } from '../../shared/notify/notify.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import { routeOf } from './feedbackTasks.ts';
import type { FeedbackRow } from './tables.ts';

/** Input of an action; the text of a post is the `opinion`. */
export interface FeedbackActionInput extends ActionInput {
  /** Id of the post that is written. */
  postId?: string;
  score?: number;
  comment?: string | null;
  handlerBy?: string;
  feedbackType?: FeedbackRow['feedbackType'];
}

const feedbackEffect = effect<FeedbackRow, FeedbackActionInput>();

/** Up to this score the managers of service and the handler hear of it. */
const poorScore = 2;

export const submit = feedbackEffect({
  async apply({ context, before }) {
    await write(context, before, { kind: 'question', content: before.content });
    const at = now(context);
    return { submitTime: at, submitBy: context.user.username, askedTime: at };
  },
  notify: ({ context }, after) => tellWhoAnswers(context, after, 'feedback.submitted'),
});

/** There is no answer yet, so that the question is the only post. */
export const withdraw = feedbackEffect({
  apply: async ({ context: { db }, before }) => void (await db.deleteFrom('documentPost').where('docId', '=', before.id).execute()),
});

export const reply = feedbackEffect({
  async apply({ context, before, input: { postId, opinion } }) {
    await write(context, before, { kind: 'answer', content: opinion!, postId });
    const { username, realname } = context.user;
    return { replyContent: opinion, replyTime: now(context), ...(before.handlerBy === null && { handlerBy: username, handlerName: realname }) };
  },
  notify: async ({ context }, after) =>
    tell(context, after, await usersNamed(context.db, [after.submitBy]), { event: 'feedback.replied', params: { text: after.replyContent!.slice(0, 200) } }),
});

export const note = feedbackEffect({
  apply: async ({ context, before, input: { postId, opinion } }) => void (await write(context, before, { kind: 'internal', content: opinion!, postId })),
});

export const followUp = feedbackEffect({
  async apply({ context, before, input: { postId, opinion } }) {
    await write(context, before, { kind: 'follow_up', content: opinion!, postId });
    return { askedTime: now(context) };
  },
  notify: ({ context }, after) => tellWhoAnswers(context, after, 'feedback.followUp'),
});

export const score = feedbackEffect({
  async prepare({ input }) {
    if (![1, 2, 3, 4, 5].includes(input.score!)) throw invalid([{ field: 'score', code: 'E-446' }]);
  },
  apply: async ({ context, input }) => ({ score: input.score, scoreComment: input.comment?.trim() || null, ...closed(context, 'finished') }),
  async notify({ context }, after) {
    if (after.score! > poorScore) return;
    const managers = await reviewersOf(context.db, 'feedback:reply', after.dealerCode, { role: 'MFR_SVC_MGR' });
    const receivers = [...managers, ...(await usersNamed(context.db, [after.handlerBy]))];
    await tell(context, after, receivers, { event: 'feedback.scored', params: { n: after.score! } });
  },
});

export const assign = feedbackEffect<{ handlerBy: string; handlerName: string }>({
  async prepare({ context: { db }, before, input: { handlerBy } }) {
    const [handler] = await reviewersOf(db, 'feedback:reply', before.dealerCode, { username: handlerBy! });
    if (!handler) throw invalid([{ field: 'handlerBy', code: 'E-014' }]);
    return { handlerBy: handler.username, handlerName: handler.realname };
  },
  apply: async (_step, handler) => handler,
  notify: ({ context }, after) => (after.handlerBy === context.user.username ? Promise.resolve() : tellWhoAnswers(context, after, 'feedback.assigned')),
});

export const transfer = feedbackEffect({
  apply: async ({ input: { feedbackType } }) => ({ feedbackType, handlerBy: null, handlerName: null }),
  notify: ({ context }, after) => tellWhoAnswers(context, after, 'feedback.submitted'),
});

export const close = feedbackEffect({ apply: async ({ context }) => closed(context, 'closed_by_maker') });
export const endWithDealer = feedbackEffect({ apply: async ({ context }) => closed(context, dealerEnded) });
export const expire = feedbackEffect({ apply: async ({ context }) => closed(context, 'expired') });

const now = ({ services }: TrxContext): string => services.now().toISOString();
const closed = (context: TrxContext, closeReason: string) => ({ closeReason, closedTime: now(context) });

const write = (context: TrxContext, { id }: FeedbackRow, post: Pick<NewPost, 'kind' | 'content' | 'postId'>): Promise<string> =>
  writePost(context, { docType: 'feedback', docId: id, ...post });

const tell = (
  { db, services }: TrxContext,
  { id, feedbackNo, title, dealerName }: FeedbackRow,
  users: readonly { id: string }[],
  { event, params }: Pick<Notification, 'event' | 'params'>,
): Promise<void> =>
  notify(db, users, {
    event,
    params: { no: feedbackNo, title, dealer: dealerName, ...params },
    docType: 'feedback',
    docId: id,
    docNo: feedbackNo,
    at: services.now(),
  });

/** Notifies the handler, or while there is none the users who answer this type. */
async function tellWhoAnswers(context: TrxContext, row: FeedbackRow, event: string): Promise<void> {
  const { db, services } = context;
  const receivers = row.handlerBy
    ? await usersNamed(db, [row.handlerBy])
    : await reviewersOf(db, 'feedback:reply', row.dealerCode, { role: routeOf(row, services.parameters) });
  await tell(context, row, receivers, { event });
}
