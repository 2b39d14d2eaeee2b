import { findInList } from '../findInList.ts';
import { openMenu } from '../menu.ts';
import type { Person } from '../signIn.ts';

/** Opens a claim from the list of claims, found by its number in any status. */
export async function openClaim(person: Person, no: string): Promise<void> {
  const { page, texts } = person;
  await openMenu(person, 'service-warrantyClaim');
  await page
    .getByRole('group', { name: texts.t('ui:list.statuses') })
    .getByRole('button', { name: texts.t('shared:list.all') })
    .click();
  await findInList(person, 'warrantyClaim', no);
}
