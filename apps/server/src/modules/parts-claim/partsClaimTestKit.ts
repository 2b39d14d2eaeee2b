/** Fixtures of tests of parts claims: a server with received goods, and claims about them. */
import { expect } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn } from '../../test/testApp.ts';
import { type ReceivedGoods, receivedGoods } from './receivedGoods.fixture.ts';

interface Line extends Record<string, unknown> {
  lineReason: string;
  claimQty: number;
}

export type PartsClaimKit = Awaited<ReturnType<typeof createPartsClaimKit>>;

/** @param of.now the clock; by default one that stands in November 2026 */
export async function createPartsClaimKit(of: Partial<AppOptions> = {}) {
  const app = await createTestApp({ now: testNow, ...of });
  const { services } = app;
  await insertMachines(services.db);
  const tokens: Record<string, string> = {};
  for (const name of ['d001.parts', 'd001.admin', 'd002.admin', 'chen.parts', 'qian.finance', 'zhao.manager']) tokens[name] = await signIn(app, name);
  const system = <T>(work: (context: TrxContext) => Promise<T>): Promise<T> => transact(systemContext(services), work);

  const get = async (person: string, path: string) => (await call(app, tokens[person]!, 'GET', `/api/portal/${path}`)).body;
  const send = (person: string, path: string, body: object) => call(app, tokens[person]!, 'POST', `/api/portal/${path}`, body);
  const post = async (person: string, path: string, body: object) => (await send(person, path, body)).body;
  const remove = async (person: string, path: string) => (await call(app, tokens[person]!, 'DELETE', `/api/portal/${path}`)).body;

  const detail = async (id: string, person = 'd001.parts') => (await get(person, `partsClaim/detail?id=${id}`)).result;
  const submit = (id: string, person = 'd001.parts') => post(person, 'partsClaim/submit', { ids: [id] });
  const check = (person: string, id: string, action: string, more: object = {}) =>
    send(person, 'approval/checkSubmit', { docType: 'partsClaim', ids: [id], action, ...more });
  const codesOf = ({ result }: { result: { errorCode?: string; errors?: { code: string }[] } }) => result.errors?.map(({ code }) => code) ?? [result.errorCode];

  /** A draft about goods, with its files. */
  const draft = async (
    goods: readonly ReceivedGoods[],
    lines: readonly Line[],
    { solution = 'credit', ...options }: { solution?: string; daysAgo?: number; order?: object } = {},
  ) => {
    const received = await receivedGoods(services, goods, options);
    const body = { arrivalNo: received.arrivalNo, solution, description: 'As the photos show' };
    const saved = await post('d001.parts', 'partsClaim/save', {
      ...body,
      lines: lines.map((line, index) => ({ packingLineId: received.lines[index] ?? received.lines[0], ...line })),
    });
    expect(saved.success, JSON.stringify(saved)).toBe(true);
    await attachFiles(services.db, { tableName: 'parts_claim', tableId: saved.result.id, slots: ['partsPhoto', 'labelPhoto', 'carrierReport'] });
    return { ...received, id: saved.result.id as string, no: saved.result.no as string };
  };

  const submitted = async (...given: Parameters<typeof draft>) => {
    const claim = await draft(...given);
    const answer = await submit(claim.id);
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return claim;
  };

  /** Decides every line. */
  const pass = async (id: string, decisions: readonly object[]) => {
    const { lines } = await detail(id, 'chen.parts');
    return (await check('chen.parts', id, 'pass', { lines: { lines: decisions.map((one, index) => ({ id: lines[index].id, ...one })) } })).body;
  };

  return { app, tokens, system, get, send, post, remove, detail, submit, check, codesOf, draft, submitted, pass, close: () => app.close() };
}
