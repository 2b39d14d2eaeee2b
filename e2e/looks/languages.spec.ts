/**
 * Every screen at 1440 px in six languages. What the server words (menus, dictionaries) stays in the language of the account; it is looked at in
 * widths.spec.ts, where people sign in in another one, with other widths and themes.
 */
import { expect } from '@playwright/test';
import { chooseLanguage } from '../steps/signIn.ts';
import { test } from '../test.ts';
import type { Language } from '../texts.ts';
import { look, open, openBrowser } from './look.ts';
import { byPerson } from './screens.ts';

const languages: readonly Language[] = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'];

test.describe.configure({ mode: 'parallel' });

for (const [person, screens] of byPerson)
  test(`screens of ${person ?? 'visitors'} in six languages`, async ({ browser, baseURL }) => {
    const { page, complaints } = await openBrowser(browser, { person, language: languages[0]!, theme: 'light', baseURL });
    for (const screen of screens) {
      await open(page, screen);
      const address = page.url();
      for (const language of languages) {
        await page.evaluate(chooseLanguage, language);
        await page.goto(address);
        await look(page, `${screen.name} in ${language}`);
      }
    }
    expect(complaints).toEqual([]);
  });
