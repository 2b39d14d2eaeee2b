/**
 * Every page of the menu and the first record of each list, as an account of each role sees them, wide and on a phone: no call is refused,
 * nothing fails, sticks out, is cut or untranslated. Roles take turns at languages and themes. `npm run walk` (HARROW_LOOKS=all) walks
 * through all of it in six languages, light and dark.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, type Response } from '@playwright/test';
import { demoUsers, type RoleCode } from '../../apps/server/seed/organisations/users.ts';
import { buildMenu, buildRoutes } from '../../apps/portal/src/app/routing/menu.ts';
import { menuPages } from '../../apps/portal/src/app/routing/menuPages.ts';
import { call } from '../steps/call.ts';
import { test } from '../test.ts';
import { type Language, textsIn } from '../texts.ts';
import { desktop, look, openBrowser, type Theme, widths } from './look.ts';
import { isAll } from './wanted.ts';

const features = new Set(globSync('apps/portal/src/features/*/', { cwd: join(import.meta.dirname, '..', '..') }).map((folder) => basename(folder)));
const languages: readonly Language[] = ['zh-cn', 'ru', 'fr', 'es', 'pt', 'en'];
const themes: readonly Theme[] = ['light', 'dark'];

/** An account of each role. */
const people = new Map<RoleCode, string>(demoUsers.toReversed().flatMap(({ username, roles, state }) => (state ? [] : [[roles[0]!, username] as const])));

type Menu = Parameters<typeof buildMenu>[0];

/** Pages of the menu, from top to bottom. */
async function pagesOf(page: Page, language: Language): Promise<string[]> {
  const { menu } = await call<{ menu: Menu }>({ page, texts: textsIn(language), name: '' }, '/sys/permission/getUserPermissionByToken');
  return menuPages(buildMenu(menu, buildRoutes(menu, features))).map(({ key }) => key);
}

/** Calls that the page made and the server refused. */
function watchCalls(page: Page): () => Promise<string[]> {
  const answers: Promise<string | undefined>[] = [];
  const refusal = async (response: Response): Promise<string | undefined> => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) return `${pathname}: ${response.status()}`;
    if (!response.headers()['content-type']?.includes('json') || pathname.endsWith('.json')) return undefined;
    const answer = (await response.json().catch(() => ({}))) as { success?: boolean; message?: string };
    return answer.success === false ? `${pathname}: ${answer.message ?? ''}` : undefined;
  };
  page.on('response', (response) => answers.push(refusal(response)));
  return async () => (await Promise.all(answers.splice(0))).filter((text) => text !== undefined);
}

/** Looks at the page that is open, wide and narrow. */
async function lookAtBoth(page: Page, at: string): Promise<void> {
  for (const size of [widths[0], widths[2]]) {
    await page.setViewportSize(size);
    await look(page, `${at} at ${size.width} px`);
  }
  await page.setViewportSize(desktop);
}

test.describe.configure({ mode: 'parallel' });

for (const [turn, [role, person]] of [...people].entries())
  for (const [language, theme] of isAll
    ? languages.flatMap((all) => themes.map((each) => [all, each] as const))
    : [[languages[turn % languages.length]!, themes[turn % 2]!] as const])
    test(`pages of ${role} in ${language}, ${theme}`, async ({ browser, baseURL }) => {
      const { page, complaints } = await openBrowser(browser, { person, language, theme, baseURL });
      const refused = watchCalls(page);
      const pages = await pagesOf(page, language);
      expect(pages.length).toBeGreaterThan(3);
      for (const address of pages)
        await test.step(address, async () => {
          const at = `${address} for ${person} in ${language}`;
          await page.goto(address);
          await lookAtBoth(page, at);
          const record = page.locator('main tbody, main [data-cards]').getByRole('link').filter({ visible: true }).first();
          const path = (await record.count()) > 0 ? await record.getAttribute('href') : null;
          if (path?.startsWith('/') && path !== address) {
            await page.goto(path);
            await lookAtBoth(page, `${path}, record of ${at}`);
          }
          expect.soft(await refused(), at).toEqual([]);
          expect.soft(complaints.splice(0), at).toEqual([]);
        });
      await page.context().close();
    });
