/** Figures about feedback on the analysis page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let clock = new Date('2026-11-04T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
}, 120_000);
afterAll(() => app.close());

const ask = async (person: string, method: 'GET' | 'POST', path: string, body?: object) =>
  (await call(app, await signIn(app, person), method, `/api/portal/${path}`, body)).body.result;
const figures = async (person: string): Promise<FeedbackFigures | null> => (await ask(person, 'GET', 'dashboard/analysis?field=feedback')).feedback;
const hoursLater = (hours: number): void => void (clock = new Date(clock.getTime() + hours * 3_600_000));
const submitted = async (): Promise<string> => {
  const { id } = await ask('d001.service', 'POST', 'feedback/save', { feedbackType: 'parts_supply', title: 'Oil filters', content: 'When will they arrive?' });
  await ask('d001.service', 'POST', 'approval/submit', { docType: 'feedback', id });
  return id;
};
const versionOf = async (id: string): Promise<number> => (await ask('d001.service', 'GET', `feedback/detail?id=${id}`)).version;

test('say what is open and late, how soon it is answered and how it is scored, and lead to it', async () => {
  await submitted();
  const id = await submitted();
  hoursLater(6);
  await ask('chen.parts', 'POST', 'feedback/reply', { id, version: await versionOf(id), content: 'Next Tuesday.' });
  hoursLater(1);
  await ask('d001.service', 'POST', 'feedback/score', { id, version: await versionOf(id), score: 4 });
  hoursLater(24 * 14);
  for (const person of ['d001.service', 'chen.parts']) {
    const found = (await figures(person))!;
    expect(found).toMatchObject({ open: { count: 1 }, late: { count: 1 }, medianHours: 6, scores: [{ key: 'parts_supply', score: 4, count: 1 }] });
    for (const { count, link } of [found.open, found.late, ...found.scores])
      expect((await ask(person, 'GET', listCall('feedback/list', link))).total, `${person} ${link}`).toBe(count);
  }
  expect(await figures('d002.service')).toMatchObject({ open: { count: 0 }, late: { count: 0 }, medianHours: null, scores: [] });
});
