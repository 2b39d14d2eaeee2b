import { act } from '../../src/documents/act.ts';
import type { NewsInput } from '../../src/generated/types.gen.ts';
import { addNews, markRead, newsKind } from '../../src/modules/news/service.ts';
import { keepUpload } from '../../src/modules/upload/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { type Context, contextOf, transact } from '../../src/shared/context.ts';
import { languages } from '../../src/shared/messages/messages.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { Refusal } from '../../src/shared/refusal/refusal.ts';
import { film } from '../files/film.ts';
import { textPdf } from '../files/textPdf.ts';
import { type DemoFile, receive, uploadFile } from '../files/uploadFile.ts';
import { demoUsers } from '../organisations/users.ts';
import { createRandom, type Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { coverPicture } from './covers.ts';
import { type DemoStory, stories } from './stories.ts';

/** Stories of the last days are still unread. */
const readAfterDays = 8;

/** Writes and publishes the news of the demo, oldest first, and lets most users read the older ones. */
export async function replayNews(stage: Stage, today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const random = createRandom('news');
  const author = contextOf(services, await actAs('sun.sales'));
  for (const story of stories.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const day = addDays(today, -story.daysAgo);
    setClock(new Date(`${day}T02:00:00Z`));
    const { id, version } = await addNews(author, await inputOf(author, story));
    for (const file of await filesOf(story)) await uploadFile(services, author.user, { tableName: 'news', tableId: id }, file);
    if (story.end === 'draft') continue;
    const published = await act(author, newsKind, 'publish', { id, version });
    if (story.daysAgo >= readAfterDays) await readByMost(stage, random, id, day);
    if (story.end === 'withdrawn') await act(author, newsKind, 'withdraw', { id, version: published.version });
  }
}

async function inputOf(author: Context, { title, summary, content, category, topFlag, language, shows }: DemoStory): Promise<NewsInput> {
  const texts = toTextByLanguage(content);
  const shown = shows ? await mediaOf(author, title[1], shows) : '';
  return {
    category,
    topFlag: topFlag ?? 'N',
    language: language ?? null,
    title: toTextByLanguage(title),
    summary: toTextByLanguage(summary),
    content: Object.fromEntries(languages.map((each) => [each, `<p>${texts[each]}</p>${shown}`])),
  };
}

/** A picture or a film of a text, uploaded as editors do. */
async function mediaOf(author: Context, name: string, kind: 'picture' | 'film'): Promise<string> {
  const file: DemoFile =
    kind === 'film'
      ? { slot: '', filename: 'field.mp4', type: 'video/mp4', content: film(name) }
      : { slot: '', filename: 'field.jpg', type: 'image/jpeg', content: await coverPicture(`${name} inside`) };
  const { path } = await keepUpload(author, { biz: 'jeditor', file: await receive(author.services, file) }, (write) => transact(author, write));
  const src = `/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}?inline=1`;
  return kind === 'film' ? `<video src="${src}" controls preload="metadata"></video>` : `<p><img src="${src}" alt="" /></p>`;
}

async function filesOf({ title: [, name], summary: [, summary], hasSheet }: DemoStory): Promise<DemoFile[]> {
  return [
    { slot: 'coverImage', filename: 'cover.jpg', type: 'image/jpeg', content: await coverPicture(name) },
    ...(hasSheet ? [{ slot: 'attachments', filename: `${name}.pdf`, type: 'application/pdf', content: textPdf([name, summary]) }] : []),
  ];
}

async function readByMost({ services, setClock, actAs }: Stage, random: Random, id: string, day: string): Promise<void> {
  for (const { username, state } of demoUsers) {
    const reads = random.chance(0.6);
    const after = random.integer(0, 6);
    if (!reads || state !== undefined) continue;
    setClock(new Date(`${addDays(day, after)}T12:00:00Z`));
    await transact(contextOf(services, await actAs(username)), (inside) => markRead(inside, id)).catch((error: unknown) => {
      // Written for readers of another language.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
