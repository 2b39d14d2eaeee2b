import { expect } from '@playwright/test';
import { openMenu } from './menu.ts';
import type { Person } from './signIn.ts';

/** Opens a claim from the list of claims, found by its number whatever its status. */
export async function openClaim(person: Person, no: string): Promise<void> {
  const { page, texts } = person;
  await openMenu(person, 'service-warrantyClaim');
  await page
    .getByRole('group', { name: texts.t('ui:list.statuses') })
    .getByRole('button', { name: texts.t('shared:list.all') })
    .click();
  const keyword = page.getByRole('textbox', { name: texts.t('warrantyClaim:list.keyword') });
  await keyword.fill(no);
  await keyword.press('Enter');
  await page
    .getByRole('region', { name: texts.t('warrantyClaim:title') })
    .getByRole('link', { name: no, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
}
