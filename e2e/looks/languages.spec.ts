/** Every screen at 1440 px in six languages, as somebody sees it who signed in in that language: menus and dictionaries of the server, too. */
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import type { Language } from '../texts.ts';
import { look, open, openBrowser } from './look.ts';
import { byPerson } from './screens.ts';

const languages: readonly Language[] = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'];

test.describe.configure({ mode: 'parallel' });

for (const [person, screens] of byPerson)
  test(`screens of ${person ?? 'visitors'} in six languages`, async ({ browser, baseURL }) => {
    // Where the first browser found the record of a screen, the others go at once.
    const addresses = new Map<string, string>();
    for (const language of languages)
      await test.step(language, async () => {
        const { page, complaints } = await openBrowser(browser, { person, language, theme: 'light', baseURL });
        for (const screen of screens) {
          const address = addresses.get(screen.name);
          if (address === undefined) {
            await open(page, screen);
            addresses.set(screen.name, page.url());
          } else await page.goto(address);
          await look(page, `${screen.name} in ${language}`);
        }
        expect(complaints).toEqual([]);
        await page.context().close();
      });
  });
