import { expect, test } from 'vitest';
import { type PartServer, sendInParts } from './sendInParts.ts';

/** Keeps parts of four bytes; fails where the test says so. */
function partServer(failAt?: { index: number }) {
  const parts = new Map<number, string>();
  const sent: number[] = [];
  const server: PartServer<string> = {
    start: async () => ({ id: 'u1', partBytes: 4, received: [...parts.keys()] }),
    async send(_id, index, part, onProgress) {
      sent.push(index);
      onProgress(0.5);
      if (failAt?.index === index) throw new Error('offline');
      parts.set(index, await part.text());
      onProgress(1);
    },
    finish: async () =>
      [...parts.entries()]
        .sort(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(''),
  };
  return { server, sent };
}
const file = new Blob(['abcdefghij']);

test('a file arrives whole, and tells how far it is', async () => {
  const { server, sent } = partServer();
  const shares: number[] = [];
  expect(await sendInParts(file, server, { onProgress: (share) => shares.push(share) })).toBe('abcdefghij');
  expect(sent).toEqual([0, 1, 2]);
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 0.9, 1]);
});

test('after a failure it goes on with the part that failed', async () => {
  const failure: { index: number } = { index: 1 };
  const { server, sent } = partServer(failure);
  await expect(sendInParts(file, server)).rejects.toThrow('offline');
  failure.index = -1;
  expect(await sendInParts(file, server)).toBe('abcdefghij');
  expect(sent).toEqual([0, 1, 1, 2]);
});

test('what had arrived already is answered without sending', async () => {
  const { server, sent } = partServer();
  server.start = () => Promise.resolve({ id: 'u1', partBytes: 4, received: [], kept: 'whole' });
  expect(await sendInParts(file, server)).toBe('whole');
  expect(sent).toEqual([]);
});

test('given up, nothing more is sent', async () => {
  const { server, sent } = partServer();
  const controller = new AbortController();
  const onProgress = (share: number) => share >= 0.4 && controller.abort();
  await expect(sendInParts(file, server, { onProgress, signal: controller.signal })).rejects.toThrow(/abort/i);
  expect(sent).toEqual([0]);
});
