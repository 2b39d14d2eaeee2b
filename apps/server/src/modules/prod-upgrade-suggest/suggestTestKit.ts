/** Fixtures of tests about suggestions: a server with machines, signed-in users, and complete suggestions. */
import { expect } from 'vitest';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn } from '../../test/testApp.ts';

const people = [
  'd001.service',
  'd001.admin',
  'd001.parts',
  'd00101.service',
  'd002.service',
  'd002.admin',
  'wang.service',
  'zhao.manager',
  'sun.sales',
  'chen.parts',
  'qian.finance',
] as const;
export type Person = (typeof people)[number];

export type SuggestKit = Awaited<ReturnType<typeof createSuggestKit>>;

/** @param now the clock; by default one that stands in November 2026 */
export async function createSuggestKit(now: () => Date = testNow) {
  const app = await createTestApp({ now });
  await insertMachines(app.services.db);
  const tokens = {} as Record<Person, string>;
  for (const person of people) tokens[person] = await signIn(app, person);

  const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
  const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/${path}`, body)).body;
  const statusOf = async (person: Person, method: 'GET' | 'POST', path: string, body?: object) =>
    (await call(app, tokens[person], method, `/api/portal/${path}`, body)).status;

  const save = (person: Person, change: object = {}) => post(person, 'prodUpgradeSuggest/save', { ...complete, ...change });
  const detail = async (person: Person, id: string) => (await get(person, `prodUpgradeSuggest/detail?id=${id}`)).result;
  const submit = (person: Person, id: string, action = 'submit') => post(person, 'approval/submit', { docType: 'prodUpgradeSuggest', id, action });
  const check = (person: Person, id: string, action: string, more: object = {}) =>
    post(person, 'approval/checkSubmit', { docType: 'prodUpgradeSuggest', ids: [id], action, ...more });
  /** A saved suggestion with everything it needs. @returns its id */
  const draft = async (change: object = {}, person: Person = 'd001.service'): Promise<string> => {
    const answer = await save(person, change);
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return answer.result.id;
  };
  const submitted = async (change: object = {}, person: Person = 'd001.service'): Promise<string> => {
    const id = await draft(change, person);
    expect(await submit(person, id)).toMatchObject({ success: true });
    return id;
  };
  const adopted = async (lines: object = {}): Promise<string> => {
    const id = await submitted();
    const answer = await check('zhao.manager', id, 'pass', { lines: { replyContent: 'We build it', ...lines } });
    expect(answer.result.failed, JSON.stringify(answer)).toEqual([]);
    return id;
  };
  const vote = (person: Person, id: string, on: 'Y' | 'N' = 'Y') => post(person, 'prodUpgradeSuggest/vote', { ids: [id], on });
  const reply = async (person: Person, id: string, replyContent: string) =>
    post(person, 'prodUpgradeSuggest/reply', { id, version: (await detail(person, id)).version, replyContent });
  const inbox = async (person: Person): Promise<string[]> =>
    (await call(app, tokens[person], 'GET', '/sys/message/list?pageSize=100')).body.result.records.map(({ title }: { title: string }) => title);
  const tasks = async (person: Person, id: string): Promise<string[]> =>
    (await get(person, 'todo/list?pageSize=100')).result.records.filter((row: { id: string }) => row.id === id).map(({ task }: { task: string }) => task);

  return { app, tokens, get, post, statusOf, save, detail, submit, check, draft, submitted, adopted, vote, reply, inbox, tasks, close: () => app.close() };
}

/** What a suggestion that can be submitted says. */
export const complete = {
  title: 'Longer hydraulic hoses',
  secondProduct: 'TRACTOR',
  thirdProduct: 'T-60',
  system: 'hydraulic',
  suggestType: 'reliability',
  currentProblem: 'The hoses rub against the frame',
  suggestion: 'Route them above the axle',
};
