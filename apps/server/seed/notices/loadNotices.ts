import { act } from '../../src/documents/act.ts';
import { addNotice } from '../../src/modules/public-notice/changeNotice.ts';
import { noticeKind } from '../../src/modules/public-notice/noticeKind.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { markNotice } from '../../src/modules/public-notice/readNotices.ts';
import { languages } from '../../src/shared/messages/messages.ts';
import type { Stage } from '../stage.ts';
import { demoUsers } from '../organisations/users.ts';
import { createRandom } from '../random.ts';
import { Refusal } from '../../src/shared/refusal/refusal.ts';
import { earlierNotices } from './earlierNotices.ts';
import { type DemoNotice, notices } from './notices.ts';

/** Notices of the last days are still unread. */
const readAfterDays = 15;

const htmlOf = ({ content }: DemoNotice) => {
  const paragraphs = content.map(toTextByLanguage);
  return Object.fromEntries(languages.map((language) => [language, paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join('')]));
};

/** Writes and publishes the notices of the demo, oldest first, and lets most users read the older ones. */
export async function loadNotices(stage: Stage, today: string): Promise<void> {
  const random = createRandom('notices');
  const { services, setClock, actAs } = stage;
  for (const notice of [...notices, ...earlierNotices].toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const { daysAgo, author, end, title, content: _content, targetIds, ...rest } = notice;
    const day = addDays(today, -Math.max(daysAgo, 0));
    setClock(new Date(`${day}T01:00:00Z`));
    const writer = contextOf(services, await actAs(author));
    const input = { ...rest, title: toTextByLanguage(title), content: htmlOf(notice), targetIds: [...targetIds], expireDate: addDays(day, 365) };
    const { id, version } = await addNotice(writer, input);
    if (end === 'draft') continue;
    const published = await act(writer, noticeKind, 'publish', { id, version });
    if (daysAgo >= readAfterDays) await readByMost(stage, random, id, day);
    if (end === 'withdrawn') await act(writer, noticeKind, 'withdraw', { id, version: published.version });
  }
}

async function readByMost({ services, setClock, actAs }: Stage, random: ReturnType<typeof createRandom>, id: string, day: string): Promise<void> {
  for (const { username, state } of demoUsers) {
    const reads = random.chance(0.7);
    const after = random.integer(0, 5);
    if (!reads || state !== undefined) continue;
    setClock(new Date(`${addDays(day, after)}T12:00:00Z`));
    await transact(contextOf(services, await actAs(username)), (inside) => markNotice(inside, { id, confirmed: false })).catch((error: unknown) => {
      // Not in the audience.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
