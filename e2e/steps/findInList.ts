import { expect } from '@playwright/test';
import type { Person } from './signIn.ts';

/** Finds a document in the list on the page by its number, and opens it. @param noun namespace of its texts, as in `warrantyClaim` */
export async function findInList({ page, texts }: Person, noun: string, no: string): Promise<void> {
  const keyword = page.getByRole('textbox', { name: texts.t(`${noun}:list.keyword`) });
  await keyword.fill(no);
  await keyword.press('Enter');
  await page
    .getByRole('region', { name: texts.t(`${noun}:title`) })
    .getByRole('link', { name: no, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
}
