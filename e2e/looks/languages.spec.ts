/**
 * Screens at 1440 px for a user who signed in in each language, with menus and dictionaries of the server: every screen in Chinese and in
 * Russian, whose words are the longest; one of each kind, and all of a feature that has changed within a day before the last commit, in all six.
 * HARROW_LOOKS=all looks at all of them in six.
 */
import { expect } from '@playwright/test';
import { cutValues } from '../steps/cutValues.ts';
import { layoutShift } from '../steps/layoutShift.ts';
import { test } from '../test.ts';
import type { Language } from '../texts.ts';
import { look, open, openBrowser } from './look.ts';
import { byPerson } from './screens.ts';
import { isSampleOrChanged } from './wanted.ts';

const languages: readonly Language[] = ['zh-cn', 'ru', 'en', 'es', 'fr', 'pt'];
const always: readonly Language[] = ['zh-cn', 'ru'];

/** Tolerances that users do not notice: layout shift of a list while it loads, and the share of values in lists that end with an ellipsis. */
const [mostShift, mostCut] = [0.1, 0.04];

test.describe.configure({ mode: 'parallel' });

for (const [person, screens] of byPerson)
  test(`screens of ${person ?? 'visitors'} in its languages`, async ({ browser, baseURL }) => {
    // The first browser finds the record of a screen; the others open its address directly.
    const addresses = new Map<string, string>();
    for (const language of languages) {
      const wanted = always.includes(language) ? screens : screens.filter(isSampleOrChanged);
      if (wanted.length === 0) continue;
      await test.step(language, async () => {
        const { page, complaints } = await openBrowser(browser, { person, language, theme: 'light', baseURL });
        const values = { cells: 0, cut: 0 };
        for (const screen of wanted) {
          const address = addresses.get(screen.name);
          if (address === undefined) {
            await open(page, screen);
            addresses.set(screen.name, page.url());
          } else await page.goto(address);
          const at = `${screen.name} in ${language}`;
          await look(page, at);
          const { cells, cut } = await cutValues(page);
          // Documents, home at a first visit and the figures move more (docs/decisions/lists/list-widths.md).
          const isList = cells > 0 && (await page.locator('[data-document]').filter({ visible: true }).count()) === 0;
          if (isList) expect.soft(await layoutShift(page), `${at}: moves`).toBeLessThanOrEqual(mostShift);
          values.cells += cells;
          values.cut += cut.length;
        }
        expect.soft(values.cut / Math.max(values.cells, 1), `${values.cut} of ${values.cells} values are cut in ${language}`).toBeLessThanOrEqual(mostCut);
        expect(complaints).toEqual([]);
        await page.context().close();
      });
    }
  });
