import { afterEach, expect, test, vi } from 'vitest';
import { connectClient, replyOf, resultOf } from './connectClient.ts';
import { createApi } from './createApi.ts';
import { isFailure } from './answers/ApiError.ts';
import { attachmentsList, loginsLogin, messagesUnreadCount } from './generated/index.ts';
import { createMemoryTokenStore } from './tokenStore.ts';

const send = vi.fn<typeof fetch>();
const answer = (value: unknown, status = 200) => send.mockResolvedValueOnce(Response.json(value, { status }));
const connect = () => connectClient(createApi({ baseUrl: 'http://back.end/base', tokens: createMemoryTokenStore('t'), fetch: send, now: () => 5 }));
const sent = () => send.mock.calls.at(-1)![0] as Request;

afterEach(() => send.mockReset());

test('a generated call goes to the configured back end and answers its result', async () => {
  connect();
  answer({ success: true, code: 200, message: '', result: 3, timestamp: 1 });
  expect(await resultOf(messagesUnreadCount())).toBe(3);
  expect(sent().url).toBe('http://back.end/base/sys/message/unreadCount?_t=5');
  expect(sent().headers.get('X-Access-Token')).toBe('t');
});

test('repeated parameters and bodies arrive as the contract says', async () => {
  connect();
  answer({ success: true, code: 200, message: '', data: { TokenID: 'x' }, timestamp: 1 });
  const reply = await replyOf(loginsLogin({ body: { username: 'u', password: 'p' } }));
  expect(reply).toMatchObject({ data: { TokenID: 'x' } });
  expect(await sent().json()).toEqual({ username: 'u', password: 'p' });
  answer({ success: true, code: 200, message: '', data: { list: { main: [] } }, timestamp: 1 });
  await replyOf(attachmentsList({ query: { tableName: 'a', tableId: 'b', listColumnName: ['c', 'd'] } }));
  expect(new URL(sent().url).searchParams.getAll('listColumnName')).toEqual(['c', 'd']);
});

test('a refused generated call throws the ApiError, not what it was made of', async () => {
  connect();
  answer({ success: false, code: 409, message: 'Changed', result: { errorCode: 'E-001' }, timestamp: 1 });
  await expect(resultOf(messagesUnreadCount())).rejects.toSatisfy((error) => isFailure(error, 'conflict'));
});
