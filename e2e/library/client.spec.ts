/** The client works in a page that has nothing of ours. */
import { expect } from '@playwright/test';
import { build } from 'vite';
import type * as client from '../../packages/api-client/src/index.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

type Client = typeof client;

test('the client in a page of somebody else: calls, files that are errors, and the socket', async ({ browser }) => {
  const { page } = await openAs(browser, 'd002.service');
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: 'packages/api-client/src/index.ts', formats: ['es'], fileName: 'client' } },
  });
  const [library] = bundle as unknown as { output: { code: string; fileName: string }[] }[];
  const { output } = library!;
  for (const { code, fileName } of output) await page.route(`**/plain/${fileName}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(/plain\/broken/, (route) => route.fulfill({ status: 500, json: { success: false, message: 'Token失效' } }));
  // A page of the server itself, and not the portal: browsers keep invented pages away from this machine.
  await page.goto('/health');
  const said = await page.evaluate(async (entry) => {
    const { createApi, createSocket, createTokenStore, socketUrl } = (await import(`/plain/${entry}`)) as Client;
    const lost: number[] = [];
    const tokens = createTokenStore(localStorage);
    const api = createApi({ tokens, onSessionLost: ({ status }) => lost.push(status) });
    const { result } = await api.get<{ result: { records: unknown[] } }>('/api/portal/warrantyClaim/list', { pageNo: 1, pageSize: 10 });
    const file = await api.download('/plain/broken').catch((error: { failure: { kind: string } }) => error.failure.kind);
    const unread = await new Promise((resolve) => {
      const socket = createSocket({ open: () => new WebSocket(socketUrl({ userId: 'd002.service' }), tokens.get()!) });
      socket.join({ onMessage: ({ data: { args } }) => resolve(typeof args[0]) });
    });
    return { claims: result.records.length > 0, file, lost, unread };
  }, output[0]!.fileName);
  expect(said).toEqual({ claims: true, file: 'unauthorised', lost: [500], unread: 'number' });
});
