/** Steps in a document without lines, which has one page to type in and one to read. */
import { expect, type Locator } from '@playwright/test';
import { fileOf } from './files.ts';
import type { Person } from './signIn.ts';

/** A control of the form. @param id name of the field */
export const formField = ({ page }: Person, id: string): Locator => page.locator(`[id$="-${id}"]:visible`);

/** Types into fields of a form, in the order given; days are typed as well. */
export async function fillFields(person: Person, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = formField(person, name);
    await control.fill(value);
    await control.press('Tab');
    await expect(control).toHaveValue(value);
  }
}

/** Notes below a field: its error, the reviewer's mark, advice. */
export const fieldNote = ({ page }: Person, name: string): Locator => page.locator(`[id$="-${name}-note"]:visible`);

/** Uploads a file into a slot and waits until the server has it. */
export async function addFile({ page, texts }: Person, slot: string, name: string): Promise<void> {
  const section = page.locator(`[data-section="${slot}"]:visible`);
  const chooser = page.waitForEvent('filechooser');
  await section.getByRole('button', { name: texts.t('ui:files.add') }).click();
  await (await chooser).setFiles(fileOf(name));
  await expect(section.getByRole('button', { name: texts.t('ui:files.open', { name }) })).toBeVisible();
}

/** Number of the document on the page, once it has one. */
export async function documentNo({ page }: Person, start: string): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(new RegExp(`^${start}`));
  return title.innerText();
}

/** Opens a document from its list, found by its number. @param address of the list */
export async function openDocument({ page }: Person, address: string, no: string): Promise<void> {
  await page.goto(`${address}?keyword=${no}`);
  await page.locator('tbody:visible').getByRole('link', { name: no, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
}
