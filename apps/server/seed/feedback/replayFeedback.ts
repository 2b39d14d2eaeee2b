import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import type { FeedbackType } from '../../src/generated/types.gen.ts';
import { feedbackKind, saveFeedback } from '../../src/modules/feedback/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { newId } from '../../src/shared/database/database.ts';
import type { Stage } from '../stage.ts';
import { questions } from './questions.ts';

/** How far a feedback has come, and how many days ago it was submitted and answered. */
type Course = { asked: number; answered?: number; score?: number; end?: 'draft' | 'expired' };

/** 2 drafts, 8 open (2 of them late), 7 replied (one closes in three days), 13 closed (10 of them scored). */
const courses: readonly Course[] = [
  ...[3, 1].map((asked): Course => ({ asked, end: 'draft' })),
  ...[9, 6, 2, 2, 1, 1, 0, 0].map((asked): Course => ({ asked })),
  ...[13, 9, 8, 6, 5, 3, 2].map((asked): Course => ({ asked, answered: asked - 1 })),
  ...[90, 82, 71, 66, 58, 47, 41, 35, 30, 24].map((asked, index): Course => ({ asked, answered: asked - 2, score: [5, 4, 5, 3, 5, 2, 4, 5, 4, 1][index]! })),
  ...[78, 60, 44].map((asked): Course => ({ asked, answered: asked - 1, end: 'expired' })),
];

const types = Object.keys(questions) as FeedbackType[];
const dealers = ['D001', 'D002', 'D003', 'D004'] as const;
const authors = { D001: 'd001.service', D002: 'd002.service', D003: 'd003.service', D004: 'd004.admin' } as const;
/** Who answers each type. */
const answerers: Readonly<Record<FeedbackType, string>> = {
  parts_supply: 'chen.parts',
  service_complaint: 'zhao.manager',
  suggestion: 'sun.sales',
  portal_bug: 'admin',
  finance: 'qian.finance',
  other: 'sun.sales',
};
/** Days after an answer on which the job closes it. */
const untilExpiry = 17;

/** Writes, answers, scores and closes the feedback of the demo, each step on its day. */
export async function replayFeedback({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const as = async (username: string) => contextOf(services, await actAs(username));
  const at = (daysAgo: number, hour: number): void => setClock(new Date(`${addDays(today, -daysAgo)}T${String(hour).padStart(2, '0')}:20:00Z`));
  for (const [index, { asked, answered, score, end }] of courses.entries()) {
    const feedbackType = types[index % types.length]!;
    const dealer = dealers[(index + Math.floor(index / types.length)) % dealers.length]!;
    const [title, content, answer] = questions[feedbackType][dealer];
    const author = await as(authors[dealer]);
    at(asked, 1);
    const { id } = await saveFeedback(author, { feedbackType, title, content, priority: index % 7 === 3 ? 'high' : 'normal' });
    if (end === 'draft') continue;
    await act(author, feedbackKind, 'submit', { id });
    if (answered === undefined) continue;
    at(answered, 6);
    await act(await as(answerers[feedbackType]), feedbackKind, 'reply', { id, opinion: answer, postId: newId(services.now().getTime()) });
    if (score !== undefined) {
      at(answered - 1, 14);
      await act(author, feedbackKind, 'score', { id, score });
    }
    if (end === 'expired') {
      at(answered - untilExpiry, 1);
      await act(systemContext(services), feedbackKind, 'expire', { id });
    }
  }
}
