/**
 * Screens at 1440 px for a user who signed in in each language, with menus and dictionaries of the server. In Russian, whose words are the
 * longest, those that `widths.spec.ts` leaves out; in the other four (it looks at Chinese as well) one of each kind, and all of the
 * features that changed last (wanted.ts).
 */
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import type { Language } from '../texts.ts';
import { look, open, openBrowser, watchLists } from './look.ts';
import { byPerson } from './screens.ts';
import { isSampleOrChanged } from './wanted.ts';

const languages: readonly Language[] = ['ru', 'en', 'es', 'fr', 'pt'];
const longest: Language = 'ru';

test.describe.configure({ mode: 'parallel' });

for (const [person, screens] of byPerson)
  test(`screens of ${person ?? 'visitors'} in its languages`, async ({ browser, baseURL }) => {
    // The first browser finds the record of a screen; the others open its address directly.
    const addresses = new Map<string, string>();
    for (const language of languages) {
      const wanted = screens.filter((screen) => isSampleOrChanged(screen) !== (language === longest));
      if (wanted.length === 0) continue;
      await test.step(language, async () => {
        const { page, complaints } = await openBrowser(browser, { person, language, theme: 'light', baseURL });
        const lists = watchLists();
        for (const screen of wanted) {
          const address = addresses.get(screen.name);
          if (address === undefined) {
            await open(page, screen);
            addresses.set(screen.name, page.url());
          } else await page.goto(address);
          const at = `${screen.name} in ${language}`;
          await look(page, at);
          await lists.look(page, at);
        }
        lists.judge(`in ${language}`);
        expect(complaints).toEqual([]);
        await page.context().close();
      });
    }
  });
