/** A table that a server configures, in a page that is not the portal, and our own server behind it. */
import { expect } from '@playwright/test';
import { build } from 'vite';
import type * as uploadColumn from './pages/uploadColumn.tsx';
import { fileOf } from '../steps/files.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('an upload column gets the path in the field that it names', async ({ browser }) => {
  const { page } = await openAs(browser, 'd002.service');
  const bundles = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: 'e2e/library/pages/uploadColumn.tsx', formats: ['es'], fileName: 'page' } },
  });
  const [{ output }] = bundles as unknown as [{ output: { fileName: string; code?: string }[] }];
  await page.route('**/plain/*', (route) => {
    const file = output.find(({ fileName }) => route.request().url().endsWith(`/${fileName}`));
    return route.fulfill({ contentType: 'text/javascript', body: file?.code ?? '' });
  });
  // A page of the server itself, and not the portal: browsers keep invented pages away from this machine.
  await page.goto('/health');
  const stored = page.evaluate(
    async (entry) =>
      new Promise((resolve, reject) => {
        import(`/plain/${entry}`).then((module: typeof uploadColumn) => module.show(document.body, resolve)).catch(reject);
      }),
    output[0]!.fileName,
  );
  await page.locator('input[type=file]').setInputFiles(fileOf('invoice.pdf'));
  expect(await stored).toMatch(/^temp\/.+_[0-9a-f]{32}\.\w+$/);
  await expect(page.getByRole('grid').getByRole('link')).toBeVisible();
});
