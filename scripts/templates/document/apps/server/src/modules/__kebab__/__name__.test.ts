import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['d001.service', 'd002.service', 'wang.service']) tokens[name] = await signIn(app, name);
});
afterAll(() => app.close());

const get = async (person: string, path: string) => (await call(app, tokens[person]!, 'GET', `/api/portal/${path}`)).body;
const post = async (person: string, path: string, body: object) => (await call(app, tokens[person]!, 'POST', `/api/portal/${path}`, body)).body;
const save = (input: object) => post('d001.service', '__name__/save', input);
const check = (ids: string[], action: string, more: object = {}) => post('wang.service', 'approval/checkSubmit', { docType: '__name__', ids, action, ...more });

describe('__name__', () => {
  test('whoever may save one is offered a new one', async () => {
    expect(await app.usersWith('__name__:add')).toContain('d001.service');
    expect(await app.usersWith('__name__:add')).toEqual(await app.usersWith('__name__:edit'));
  });

  test('a save gives a number; what was saved is read back, by its own dealer only', async () => {
    const { result } = await save({ title: ' First ', lines: [{ description: 'A line', qty: 2 }] });
    expect(result).toMatchObject({ status: 'draft', version: 1, no: expect.stringContaining('D001-') });
    expect((await get('d001.service', `__name__/detail?id=${result.id}`)).result).toMatchObject({
      __name__No: result.no,
      title: 'First',
      lines: [{ lineNo: 1, description: 'A line', qty: 2 }],
      allowedActions: ['edit', 'delete', 'submit'],
    });
    expect((await get('d002.service', `__name__/detail?id=${result.id}`)).result.errorCode).toBe('E-012');
    expect((await get('d001.service', `__name__/list?keyword=${result.no}`)).result).toMatchObject({ total: 1, records: [{ title: 'First' }] });
  });

  test('a title is needed to save, and a line to hand in', async () => {
    expect((await save({})).result.errors).toMatchObject([{ field: 'title' }]);
    const { id } = (await save({ title: 'Empty' })).result;
    expect((await post('d001.service', 'approval/submit', { docType: '__name__', id })).result.errorCode).toBe('E-008');
  });

  test('a review sends it back with a reason, and passes it the next time', async () => {
    const { id } = (await save({ title: 'Second', lines: [{ description: 'A line', qty: 1 }] })).result;
    await post('d001.service', 'approval/submit', { docType: '__name__', id });
    expect((await check([id], 'no_pass')).result.errorCode).toBe('E-006');
    await check([id], 'no_pass', { opinion: 'a photo is missing', rejectType: 'return' });
    await post('d001.service', 'approval/submit', { docType: '__name__', id });
    await check([id], 'pass');
    expect((await get('d001.service', `__name__/detail?id=${id}`)).result).toMatchObject({ status: 'pass', allowedActions: [] });
    const { result: steps } = await get('d001.service', `approval/log?docType=__name__&id=${id}`);
    expect(steps.map(({ action }: { action: string }) => action)).toEqual(['submit', 'no_pass', 'submit', 'pass']);
  });
});
