import { expect, type Locator, type Page } from '@playwright/test';
import { bugSystems } from '../../../apps/server/seed/service-catalogue/bugSystems.ts';
import { toTextByLanguage } from '../../../apps/server/src/shared/messages/sixTexts.ts';
import type { Texts } from '../../texts.ts';
import { choose } from '../choose.ts';
import type { Person } from '../signIn.ts';

const inClaim =
  ({ t }: Texts) =>
  (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`warrantyClaim:${key}`, values);

const dayInChile = new Intl.DateTimeFormat('sv', { timeZone: 'America/Santiago', dateStyle: 'short' });

/** `YYYY-MM-DD`, this many days before today in the time zone of the journeys' dealers: a form refuses days that have not begun there. */
export const daysAgo = (days: number): string => dayInChile.format(Date.now() - days * 86_400_000);

/** A control of the claim's head, by its label. */
export const headField = ({ page, texts }: Person, name: string): Locator =>
  page.getByLabel(inClaim(texts)(`field.${name}`)).and(page.locator(`[id$="-${name}"]:visible`));

export async function openNewClaim({ page, texts }: Person): Promise<void> {
  const title = inClaim(texts)('new');
  // The workbench has such a button, too; the tab of a claim has one to close it.
  await expect(page.getByRole('heading', { level: 1, name: inClaim(texts)('title') })).toBeVisible();
  await page.getByRole('button', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Types into fields of the claim's head, in the order given. */
export async function fillHead(person: Person, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await headField(person, name).fill(value);
}

/** Types days, `YYYY-MM-DD`, as one does who does not want the calendar. */
export async function fillDays(person: Person, days: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, day] of Object.entries(days)) {
    await headField(person, name).fill(day);
    await headField(person, name).press('Enter');
    await expect(headField(person, name)).toHaveValue(day);
  }
}

/** Answers a question of the head with yes or no. */
export async function answer({ page, texts }: Person, name: string, value: 'Y' | 'N'): Promise<void> {
  const group = page.locator(`[id$="-${name}"]:visible`);
  await group.getByRole('radio', { name: texts.t(value === 'Y' ? 'shared:yes' : 'shared:no') }).check();
}

/** The part of the page that holds one fault. @param no from 1 */
export const faultPanel = (page: Page, no: number): Locator => page.locator('[data-section=faults] .ant-collapse-item:visible').nth(no - 1);

/** A control of a fault, by its label. */
export const faultField = ({ page, texts }: Person, no: number, name: string): Locator =>
  faultPanel(page, no).getByLabel(inClaim(texts)(`field.bugList.${name}`), { exact: true });

/** Adds an empty fault below the others. */
export async function addFault({ page, texts }: Person): Promise<void> {
  await page
    .locator('[data-section=faults]')
    .getByRole('button', { name: inClaim(texts)('fault.add') })
    .click();
}

export interface Fault {
  /** Code of the system, e.g. `hydraulic`. */
  system: string;
  bugCode: string;
  failureReason: string;
  bugDesc: string;
  correction: string;
}

export async function fillFault(person: Person, no: number, { system, bugCode, failureReason, ...words }: Fault): Promise<void> {
  const { page, texts } = person;
  const name = bugSystems.find(({ code }) => code === system)?.name;
  if (!name) throw new RangeError(`The demo has no system ${system}`);
  await choose(page, faultField(person, no, 'bugSystem'), toTextByLanguage(name)[texts.language] ?? '');
  await choose(page, faultField(person, no, 'bugCode'), bugCode);
  await choose(page, faultField(person, no, 'failureReason'), texts.dict('failure_reason', failureReason));
  for (const [field, text] of Object.entries(words)) await faultField(person, no, field).fill(text);
}

/** Opens the catalogue of labour or parts for a fault. */
export async function openPicker({ page, texts }: Person, no: number, kind: 'labour' | 'part'): Promise<Locator> {
  const title = inClaim(texts)(`${kind}.add`);
  await faultPanel(page, no).getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Finds an hour code in the open catalogue and takes it. */
export async function pick({ texts }: Person, dialog: Locator, code: string): Promise<void> {
  await dialog.getByLabel(inClaim(texts)('picker.search')).fill(code);
  // Named "Add CODE", or "Added CODE" from then on.
  await dialog.getByRole('button', { name: code }).click();
}

/** Closes the catalogue of labour. */
export async function closePicker({ texts }: Person, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: inClaim(texts)('picker.done') }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses parts in their open catalogue, one search after the other. */
async function pickParts({ texts: { t } }: Person, dialog: Locator, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await dialog.getByLabel(t('parts:keyword')).fill(code);
    await dialog.getByLabel(t('parts:keyword')).press('Enter');
    await dialog.getByRole('checkbox', { name: code }).check();
  }
  await dialog.getByRole('button', { name: t('pickers:ok'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Adds lines to a fault from the catalogue. */
export async function addLines(person: Person, no: number, kind: 'labour' | 'part', codes: readonly string[]): Promise<void> {
  const dialog = await openPicker(person, no, kind);
  if (kind === 'part') await pickParts(person, dialog, codes);
  else {
    for (const code of codes) await pick(person, dialog, code);
    await closePicker(person, dialog);
  }
  for (const code of codes) await expect(lineOf(person, no, kind, code)).toBeVisible();
}

/** The line of a fault with that hour code or part number. */
export const lineOf = ({ page, texts }: Person, no: number, kind: 'labour' | 'part', code: string): Locator =>
  faultPanel(page, no)
    .getByRole('grid', { name: inClaim(texts)(`${kind}.title`), exact: true })
    .getByRole('row')
    .filter({ hasText: code });

/** Types into a cell of a line. */
export async function fillCell(person: Person, no: number, kind: 'labour' | 'part', code: string, column: string, value: string): Promise<void> {
  const line = lineOf(person, no, kind, code);
  const list = kind === 'labour' ? 'detailList' : 'partsList';
  const editor = line.getByRole('textbox', { name: inClaim(person.texts)(`field.${list}.${column}`), exact: true });
  // The cell becomes its editor when the pointer comes, and is a cell again when the page moves away under it.
  await expect(async () => {
    await line.locator(`[data-column="${column}"]`).hover();
    await editor.fill(value, { timeout: 2000 });
  }).toPass();
  await editor.press('Tab');
}

/** Namespaces of action names that are not `shared:action.*`. */
const namespaces: Readonly<Record<string, string>> = { save: 'documents', saveChanges: 'documents', ask: 'documents', adjust: 'warrantyClaim' };

/** Name of an action of a claim, as its buttons say it. */
export const actionName = ({ t }: Texts, action: string): string => t(`${namespaces[action] ?? 'shared'}:action.${action}`);

/** Presses a button of the bar at the foot, or finds it under "…". */
export async function act({ page, texts }: Person, action: string): Promise<void> {
  const foot = page.locator('[data-document-foot]:visible');
  const name = actionName(texts, action);
  const button = foot.getByRole('button', { name, exact: true });
  const more = foot.getByRole('button', { name: texts.t('ui:more.actions') });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Reads the question about warnings, which has to hold the text, and says to go on. */
export async function confirmWarning({ page, texts: { t } }: Person, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('ui:warning.title') });
  await expect(dialog).toContainText(text);
  const goOn = dialog.getByRole('button', { name: t('ui:warning.ok') });
  await expect(goOn).toBeFocused();
  await goOn.click();
  await expect(dialog).toBeHidden();
}

/** The error summary at the top of the claim. */
export const errorList = (page: Page): Locator => page.locator('[data-error-summary]:visible');

/** The document's state as its head says. @param words dictionary of its kind */
export const expectStatus = ({ page, texts }: Person, status: string, words = 'bill_status'): Promise<void> =>
  expect(page.locator('article > header:visible')).toContainText(status === 'no_pass' ? texts.t('shared:meaning.returned') : texts.dict(words, status));

/** Expects the meaning of the document's status, where that is more than its name. */
export const expectMeaning = ({ page, texts }: Person, key: string, values?: Record<string, string | number>): Promise<void> =>
  expect(page.locator('article > header:visible')).toContainText(texts.t(`shared:meaning.${key}`, values));

/** Number of the claim on the page, once it has one. */
export async function claimNo({ page }: Person): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^WC/);
  return title.innerText();
}
