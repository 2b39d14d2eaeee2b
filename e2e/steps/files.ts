import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import type { Person } from './signIn.ts';

/** Path of one of our files to upload. */
export const fileOf = (name: string): string => resolve(import.meta.dirname, '..', 'files', name);

/** Name of a kind of photo, video or signature: by itself that of a claim, after `noun:` that of another document. */
function slotName({ t }: Texts, slot: string): string {
  const [noun, name] = slot.includes(':') ? slot.split(':') : ['warrantyClaim', slot];
  return t(`${noun}:field.slot.${name}`);
}

/** Place of a kind of photo, video or signature in a document. */
export const slotOf = ({ page, texts }: Person, slot: string): Locator => page.getByRole('region', { name: slotName(texts, slot), exact: true });

/** One of our files by its name, any file by its path, or a file made up. */
type Upload = string | { name: string; mimeType: string; buffer: Buffer };

/** Chooses files for a slot; checking the result is another step. */
export async function chooseFor(person: Person, slot: string, ...files: Upload[]): Promise<void> {
  const { page, texts } = person;
  const label = texts.t('ui:files.addTo', { slot: slotName(texts, slot) });
  const chooser = page.waitForEvent('filechooser');
  await slotOf(person, slot).getByRole('button', { name: label }).click();
  await (await chooser).setFiles(files.map((file) => (typeof file === 'string' ? fileOf(file) : file)) as string[]);
}

/** Uploads a file into a slot and waits until the server has it. */
export async function uploadTo(person: Person, slot: string, name: string): Promise<void> {
  await chooseFor(person, slot, name);
  await expect(storedFile(person, slot, name)).toBeVisible();
}

/** A file that the server has, by the button that opens it. */
export const storedFile = (person: Person, slot: string, name: string): Locator =>
  slotOf(person, slot).getByRole('button', { name: person.texts.t('ui:files.open', { name }) });

export async function removeFrom(person: Person, slot: string, name: string): Promise<void> {
  const { page, texts } = person;
  await slotOf(person, slot)
    .getByRole('button', { name: texts.t('ui:files.removeNamed', { name }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.t('ui:files.remove') })
    .click();
  await expect(storedFile(person, slot, name)).toBeHidden();
}

/** Chooses a file by Enter at the button that has the focus. */
export async function enterFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(fileOf(name));
}
