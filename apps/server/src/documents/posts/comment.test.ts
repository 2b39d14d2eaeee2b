/** Comments on documents of all kinds that take them: who writes, who reads, who is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { call } from '../../test/testApp.ts';

let kit: ClaimKit;
let id: string;
beforeAll(async () => {
  kit = await createClaimKit();
  id = await kit.submitted();
});
afterAll(() => kit.close());

const write = (person: Person, content: string, more: object = {}) => kit.post(person, 'approval/comment', { docType: 'warrantyClaim', id, content, ...more });
const read = async (person: Person): Promise<string[]> =>
  (await kit.get(person, `approval/comments?docType=warrantyClaim&id=${id}`)).result?.map(({ content }: { content: string }) => content);
const inbox = async (person: Person): Promise<string[]> =>
  (await call(kit.app, kit.tokens[person], 'GET', '/sys/message/list?pageSize=100')).body.result.records.map(({ content }: { content: string }) => content);

describe('a comment', () => {
  test('of the dealer reaches the reviewers, an answer the author', async () => {
    expect(await write('d001.service', 'The photo shows the old part.')).toMatchObject({ success: true });
    expect(await inbox('wang.service')).toContain('The photo shows the old part.');
    expect(await inbox('cis.service')).not.toContain('The photo shows the old part.');
    expect(await write('wang.service', 'Which side of the machine is it?')).toMatchObject({ success: true });
    expect(await inbox('d001.service')).toContain('Which side of the machine is it?');
    expect(await read('d001.service')).toEqual(['The photo shows the old part.', 'Which side of the machine is it?']);
  });

  test('goes to those who have taken part, once there are some', async () => {
    await write('d001.service', 'The left one.');
    expect(await inbox('wang.service')).toContain('The left one.');
    expect(await inbox('li.service')).not.toContain('The left one.');
  });

  test('that is internal is for the staff', async () => {
    expect(await write('wang.service', 'Looks like wear to me.', { internal: 'Y' })).toMatchObject({ success: true });
    expect(await read('zhao.manager')).toContain('Looks like wear to me.');
    expect(await read('d001.service')).not.toContain('Looks like wear to me.');
    expect(await inbox('d001.service')).not.toContain('Looks like wear to me.');
    expect(await kit.status('d001.service', 'POST', 'approval/comment', { docType: 'warrantyClaim', id, content: 'secret', internal: 'Y' })).toBe(403);
  });

  test.each([
    ['of another dealer finds no document', 'd002.service', 'hello', { errorCode: 'E-012' }],
    ['of another region finds no document', 'cis.service', 'hello', { errorCode: 'E-012' }],
    ['says something', 'd001.service', '   ', { errors: [{ field: 'content', code: 'E-013' }] }],
  ] as const)('%s', async (_name, person, content, result) => {
    expect(await write(person, content)).toMatchObject({ success: false, result });
    expect(await read('wang.service')).not.toContain(content);
  });

  test('is not written at kinds that take none', async () => {
    const notice = { docType: 'publicnotice', id, content: 'hello' };
    expect(await kit.status('zhao.manager', 'POST', 'approval/comment', notice)).toBe(403);
  });
});
