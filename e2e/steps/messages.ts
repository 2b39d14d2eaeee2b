import type { Locator } from '@playwright/test';
import type { Person } from './signIn.ts';

/** Opens the messages behind the bell, which says how many there are. @returns their region */
export async function openMessages({ page, texts }: Person): Promise<Locator> {
  await page.getByRole('button', { name: /\d/ }).and(page.locator('[aria-haspopup="dialog"]')).click();
  return page.getByRole('region', { name: texts.t('app:messages.title') });
}
