/**
 * Screens at three widths, in Chinese and Russian, light and dark, judged by axe: one of each kind, and all of the features that changed
 * last (wanted.ts). HARROW_LOOKS=all looks at all of them, in six languages and both themes: before a release, and whenever the look changed.
 */
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { type Language, textsIn } from '../texts.ts';
import { lookClosely, open, openBrowser, type Theme, watchLists } from './look.ts';
import { byPerson } from './screens.ts';
import { isAll, isSampleOrChanged } from './wanted.ts';

/** Each language and each theme once: a fault of a theme appears in all languages alike. */
const looks: readonly (readonly [Language, Theme])[] = isAll
  ? (['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const).flatMap((language) => [[language, 'light'] as const, [language, 'dark'] as const])
  : [
      ['zh-cn', 'light'],
      ['ru', 'dark'],
    ];

test.describe.configure({ mode: 'parallel' });

for (const [language, theme] of looks)
  for (const [person, screens] of byPerson) {
    const wanted = screens.filter(isSampleOrChanged);
    if (wanted.length === 0) continue;
    test(`screens of ${person ?? 'visitors'} in ${language}, ${theme}`, async ({ browser, baseURL }) => {
      const { page, complaints } = await openBrowser(browser, { person, language, theme, baseURL });
      const lists = watchLists();
      for (const screen of wanted) {
        await open(page, screen);
        await lists.look(page, `${screen.name} in ${language}`);
        await lookClosely(page, `${screen.name}-${language}-${theme}`);
      }
      lists.judge(`in ${language}`);
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
