/**
 * Screens at three widths, in Chinese and Russian, light and dark, judged by axe: one of each kind, and all of a feature that has changed within
 * a day before the last commit. HARROW_LOOKS=all looks at all of them, in six languages and both themes: before a release, and whenever the look changed.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { type Language, textsIn } from '../texts.ts';
import { lookClosely, open, openBrowser, type Theme } from './look.ts';
import { byPerson, type Screen } from './screens.ts';
import { featureAt } from '../steps/menuPages.ts';

const root = join(import.meta.dirname, '..', '..');
const isAll = process.env.HARROW_LOOKS === 'all';

/** Each language and each theme once: a fault of a theme appears in all languages alike. */
const looks: readonly (readonly [Language, Theme])[] = isAll
  ? (['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const).flatMap((language) => [[language, 'light'] as const, [language, 'dark'] as const])
  : [
      ['zh-cn', 'light'],
      ['ru', 'dark'],
    ];

/** Features with a file that a commit of the last day has changed; none where the folder has no history. */
function changedFeatures(): ReadonlySet<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const last = Number(git('log', '-1', '--format=%ct'));
    const changed = git('log', `--since=${last - 24 * 3600}`, '--name-only', '--format=', '--', 'apps/portal/src/features');
    return new Set(changed.split('\n').map((file) => file.split('/')[4] ?? ''));
  } catch {
    return new Set();
  }
}

const changed = changedFeatures();
const isWanted = ({ sample, address }: Screen): boolean => isAll || sample === true || changed.has(featureAt(address) ?? '');

test.describe.configure({ mode: 'parallel' });

for (const [language, theme] of looks)
  for (const [person, screens] of byPerson) {
    const wanted = screens.filter(isWanted);
    if (wanted.length === 0) continue;
    test(`screens of ${person ?? 'visitors'} in ${language}, ${theme}`, async ({ browser, baseURL }) => {
      const { page, complaints } = await openBrowser(browser, { person, language, theme, baseURL });
      for (const screen of wanted) {
        await open(page, screen);
        await lookClosely(page, `${screen.name}-${language}-${theme}`);
      }
      expect(complaints).toEqual([]);
    });
  }

test('a tablet shows the tabs, and the menu as icons', async ({ browser, baseURL }) => {
  const { t } = textsIn('ru');
  const { page } = await openBrowser(browser, { person: 'li.service', language: 'ru', theme: 'light', baseURL });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('navigation', { name: t('ui:tabs.label') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('ui:layout.expand') })).toBeVisible();
});
