/** A feedback from its draft to its score, with everybody who takes part in it. */
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedbackClose } from './feedbackClose.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const people = [
  'd001.service',
  'd001.parts',
  'd001.admin',
  'd002.service',
  'chen.parts',
  'qian.finance',
  'zhao.manager',
  'cis.service',
  'wang.service',
] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-04T15:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  for (const person of people) tokens[person] = await signIn(app, person);
});
afterAll(() => app.close());

const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/${path}`, body)).body;
const inbox = async (person: Person) => (await call(app, tokens[person], 'GET', '/sys/message/list?pageSize=100')).body;
const detail = async (person: Person, id: string) => (await get(person, `feedback/detail?id=${id}`)).result;
const tasks = async (person: Person): Promise<string[]> =>
  (await get(person, 'todo/list')).result.records
    .filter(({ docType }: { docType: string }) => docType === 'feedback')
    .map(({ task }: { task: string }) => task);

const draft = async (more: object = {}): Promise<string> => {
  const saved = await post('d001.service', 'feedback/save', { feedbackType: 'parts_supply', title: 'Oil filters', content: 'When will they arrive?', ...more });
  expect(saved.success, JSON.stringify(saved)).toBe(true);
  return saved.result.id;
};
const submitted = async (more: object = {}): Promise<string> => {
  const id = await draft(more);
  expect(await post('d001.service', 'approval/submit', { docType: 'feedback', id })).toMatchObject({ success: true });
  return id;
};
const write = async (person: Person, verb: 'reply' | 'followUp', id: string, content: string, more: object = {}) =>
  post(person, `feedback/${verb}`, { id, version: (await detail(person, id)).version, content, ...more });
const answered = async (): Promise<string> => {
  const id = await submitted();
  expect(await write('chen.parts', 'reply', id, 'Next Tuesday.')).toMatchObject({ success: true, result: { status: 'pass' } });
  return id;
};
const score = async (id: string, stars: number) =>
  post('d001.service', 'feedback/score', { id, version: (await detail('d001.service', id)).version, score: stars });
const days = (count: number): void => void (clock = new Date(clock.getTime() + count * 86_400_000));

describe('a draft', () => {
  test.each([
    ['title', { title: ' ' }, 'E-013'],
    ['content', { content: '' }, 'E-013'],
    ['relatedNo', { relatedType: 'warrantyClaim' }, 'E-013'],
    ['relatedNo', { relatedType: 'warrantyClaim', relatedNo: 'WC2611D002-0001' }, 'E-012'],
  ])('is refused for its %s: %j', async (field, change, code) => {
    const answer = await post('d001.service', 'feedback/save', { feedbackType: 'other', title: 'x', content: 'y', ...change });
    expect(answer.result.errors).toMatchObject([{ field, code }]);
  });

  test('refers to a document of the own scope, by its number', async () => {
    const first = await detail('d001.service', await submitted());
    const second = await detail('d001.service', await draft({ relatedType: 'feedback', relatedNo: first.feedbackNo }));
    expect(second).toMatchObject({ relatedId: first.id, relatedNo: first.feedbackNo, contactName: expect.any(String), feedbackStatus: null });
  });

  test('is its author’s alone', async () => {
    const id = await draft();
    for (const person of ['d001.parts', 'd001.admin', 'chen.parts', 'd002.service'] as const)
      expect(await get(person, `feedback/detail?id=${id}`), person).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    expect((await detail('d001.service', id)).allowedActions).toEqual(['edit', 'delete', 'submit']);
  });
});

describe('a submitted one', () => {
  test('waits for the role that answers its type, and for the handler alone once there is one', async () => {
    const before = (await tasks('chen.parts')).length;
    const id = await submitted();
    expect([(await tasks('chen.parts')).length, await tasks('qian.finance')]).toEqual([before + 1, []]);
    expect(await post('zhao.manager', 'feedback/assign', { ids: [id], handlerBy: 'qian.finance' })).toMatchObject({ result: { ok: [id] } });
    expect([(await tasks('chen.parts')).length, await tasks('qian.finance')]).toEqual([before, ['reply']]);
    expect(await post('qian.finance', 'feedback/transfer', { ids: [id], feedbackType: 'parts_supply' })).toMatchObject({ result: { ok: [id] } });
    expect([(await tasks('chen.parts')).length, await detail('chen.parts', id)]).toMatchObject([before + 1, { handlerBy: null }]);
  });

  test('is not assigned to somebody who may not answer it', async () => {
    const id = await submitted();
    for (const handlerBy of ['d001.service', 'cis.service', 'nobody'])
      expect((await post('chen.parts', 'feedback/assign', { ids: [id], handlerBy })).result.failed, handlerBy).toMatchObject([{ id }]);
  });

  test('is answered with at least five characters; a note stays among the staff', async () => {
    const id = await submitted();
    expect(await write('chen.parts', 'reply', id, 'ok')).toMatchObject({ result: { errorCode: 'E-006' } });
    expect(await write('chen.parts', 'reply', id, 'The plant is out of stock', { internal: 'Y' })).toMatchObject({ result: { status: 'submitted' } });
    const kinds = async (person: Person) => (await detail(person, id)).posts.map(({ kind }: { kind: string }) => kind);
    expect([await kinds('chen.parts'), await kinds('d001.service')]).toEqual([['question', 'internal'], ['question']]);
    expect(JSON.stringify(await get('d001.service', `approval/log?docType=feedback&id=${id}`))).not.toContain('out of stock');
  });

  test('is taken back only before it is answered', async () => {
    const [fresh, replied] = [await submitted(), await answered()];
    expect(await post('d001.service', 'approval/submit', { docType: 'feedback', id: fresh, action: 'withdraw' })).toMatchObject({ success: true });
    expect(await post('d001.service', 'approval/submit', { docType: 'feedback', id: replied, action: 'withdraw' })).toMatchObject({ success: false });
    await write('d001.service', 'followUp', replied, 'Which Tuesday?');
    expect(await post('d001.service', 'approval/submit', { docType: 'feedback', id: replied, action: 'withdraw' })).toMatchObject({
      result: { errorCode: 'E-004' },
    });
    expect(await call(app, tokens['d001.service'], 'DELETE', `/api/portal/feedback/delete?ids=${fresh}`)).toMatchObject({
      body: { result: { errorCode: 'E-003' } },
    });
  });
});

describe('an answered one', () => {
  test('has the answer, its author and a task for the dealer', async () => {
    const id = await answered();
    expect(await detail('d001.service', id)).toMatchObject({
      feedbackStatus: 'replied',
      handlerBy: 'chen.parts',
      replyContent: 'Next Tuesday.',
      followUpUntil: '2026-11-19',
    });
    expect(await tasks('d001.service')).toContain('score');
    const log = (await get('d001.service', `approval/log?docType=feedback&id=${id}`)).result;
    expect(log.at(-1)).toMatchObject({ action: 'reply', toStatus: 'pass', toStatus_dictText: 'Replied' });
  });

  test('is continued for 15 days, and not on the sixteenth', async () => {
    const start = clock;
    const [inTime, late] = [await answered(), await answered()];
    days(15);
    expect(await write('d001.service', 'followUp', inTime, 'Still nothing')).toMatchObject({ result: { status: 'submitted' } });
    days(1);
    expect((await detail('d001.service', late)).allowedActions).not.toContain('followUp');
    expect(await write('d001.service', 'followUp', late, 'Still nothing')).toMatchObject({ result: { errorCode: 'E-419' } });
    clock = start;
  });

  test('is scored with one to five stars and closed by it', async () => {
    const id = await answered();
    for (const stars of [0, 6]) expect((await score(id, stars)).result.errors).toMatchObject([{ field: 'score', code: 'E-446' }]);
    expect(await score(id, 5)).toMatchObject({ result: { status: 'closed' } });
    const { result } = await get('d001.service', 'feedback/list?feedbackStatus=closed');
    expect(result.records.find((row: { id: string }) => row.id === id)).toMatchObject({ score: 5, feedbackStatus: 'closed' });
  });

  test('tells the managers of a poor score', async () => {
    const id = await answered();
    await score(id, 2);
    const { feedbackNo } = await detail('d001.service', id);
    const { result } = await inbox('zhao.manager');
    expect(result.records.map(({ title }: { title: string }) => title)).toContain(`${feedbackNo} was rated 2`);
  });

  test('is announced three days before its end and closed after it, once', async () => {
    const start = clock;
    const id = await answered();
    const run = async () => {
      const { services } = app;
      await feedbackClose.run({
        services,
        today: clock.toISOString().slice(0, 10),
        transaction: (work) => services.db.transaction().execute(work),
      } as Parameters<typeof feedbackClose.run>[0]);
    };
    days(12);
    await run();
    await run();
    const { feedbackNo } = await detail('d001.service', id);
    const { result } = await inbox('d001.service');
    expect(result.records.filter(({ title }: { title: string }) => title === `${feedbackNo} closes on 2026-11-19`)).toHaveLength(1);
    days(4);
    await run();
    expect((await detail('d001.service', id)).feedbackStatus).toBe('replied');
    days(1);
    await run();
    expect(await detail('d001.service', id)).toMatchObject({ feedbackStatus: 'closed', closeReason: 'expired' });
    clock = start;
  });
});

test('the workbook names its columns as the pages do', async () => {
  await submitted();
  const { rawPayload } = await app.inject({
    url: '/api/portal/feedback/exportXls?exportFields=feedbackNo,score,subDealerName,submitTime',
    headers: { 'x-access-token': tokens['d001.admin'] },
  });
  const { SheetNames, Sheets } = read(rawPayload);
  expect(utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 })[0]).toEqual([
    'Feedback no.',
    'Satisfaction',
    'Sub-dealer',
    'Submitted on (America/Santiago)',
  ]);
});
