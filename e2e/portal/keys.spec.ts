/** The sheet of keys that `?` opens is true: each key is pressed where the sheet says that it works. */
import { expect, type Locator, type Page } from '@playwright/test';
import { shortcutGroups, type ShortcutPlace } from '../../apps/portal/src/app/shell/search/shortcutGroups.ts';
import { errorList } from '../steps/claims/claim.ts';
import { startReview } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const names: Readonly<Record<string, string>> = {
  mod: 'ControlOrMeta',
  shift: 'Shift',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  Esc: 'Escape',
};

/** Presses keys of the sheet, and knows which of a place are left. */
function keysOf<Place extends ShortcutPlace>(page: Page, place: Place) {
  const left = new Set<string>(Object.keys(shortcutGroups[place]));
  return {
    async press(key: `${Extract<keyof (typeof shortcutGroups)[Place], string | number>}`): Promise<void> {
      left.delete(key);
      await page.keyboard.press(
        key
          .split('+')
          .map((part) => names[part] ?? (/^[A-Z]$/.test(part) ? part.toLowerCase() : part))
          .join('+'),
      );
    },
    expectAll: () => expect([...left], `keys of ${place} that nothing pressed`).toEqual([]),
  };
}

const rowsOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title }).locator('tbody').getByRole('row');
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** Goes to a page as the keyboard does. */
async function goTo({ page, texts: { t } }: Person, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: t('ui:palette.title') })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
}

test('everywhere: the sheet lists every key of every place', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'wang.service', '/vehicle/list');
  const { t } = texts;
  await expect(rowsOf(page, t('vehicle:title')).first()).toBeVisible();
  const keys = keysOf(page, 'everywhere');
  await keys.press('?');
  const sheet = page.getByRole('dialog', { name: t('ui:shortcuts.title') });
  for (const [place, listed] of Object.entries(shortcutGroups))
    await expect(sheet.getByRole('region', { name: t(`app:keys.${place}`), exact: true }).locator('dt')).toHaveText(
      Object.values(listed).map((text) => t(`app:keys.${text}`)),
    );
  await keys.press('Esc');
  await expect(sheet).toBeHidden();
  await keys.press('mod+k');
  await expect(page.getByRole('combobox', { name: t('ui:palette.title') })).toBeFocused();
  keys.expectAll();
});

test('documents and tabs', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', '/service/warrantyClaim/add');
  const { page, texts } = person;
  const { t } = texts;
  const documents = keysOf(page, 'documents');
  await page.getByLabel(t('warrantyClaim:field.complaint'), { exact: true }).filter({ visible: true }).fill('x');
  await documents.press('mod+s');
  // Saving without a machine is refused with an error.
  await expect(errorList(page)).toBeVisible();
  documents.expectAll();

  await page.keyboard.press('Escape');
  await goTo(person, t('vehicle:title'));
  await goTo(person, t('warrantyClaim:title'));
  const tabs = page.getByRole('navigation', { name: t('ui:tabs.label') }).getByRole('link');
  const keys = keysOf(page, 'tabs');
  const count = await tabs.count();
  const last = await tabs.nth(count - 1).innerText();
  await tabs.nth(count - 1).focus();
  await keys.press('left');
  await expect(tabs.nth(count - 2)).toBeFocused();
  await keys.press('right');
  await expect(tabs.nth(count - 1)).toBeFocused();
  await keys.press('Home');
  await expect(tabs.nth(0)).toBeFocused();
  await keys.press('End');
  await expect(tabs.nth(count - 1)).toBeFocused();
  await keys.press('mod+shift+left');
  await expect(tabs.nth(count - 2)).toHaveText(last);
  await expect(tabs.nth(count - 2)).toBeFocused();
  await keys.press('mod+shift+right');
  await expect(tabs.nth(count - 1)).toHaveText(last);
  await expect(tabs.nth(count - 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await keys.press('Enter');
  await expect(tabs.nth(count - 2)).toHaveAttribute('aria-current', 'page');
  await tabs.nth(count - 1).focus();
  await keys.press('Delete');
  await expect(tabs).toHaveCount(count - 1);
  keys.expectAll();
});

test('lists and the preview beside them', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'wang.service', '/service/warrantyClaim?page=1');
  const { t } = texts;
  const rows = rowsOf(page, t('warrantyClaim:title'));
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const numberIn = (row: number): Promise<string> => rows.nth(row).getByRole('link').first().innerText();
  const [first, second] = [await numberIn(0), await numberIn(1)];
  const lists = keysOf(page, 'lists');
  await rows.nth(0).focus();
  await lists.press('down');
  await expect(rows.nth(1)).toBeFocused();
  await lists.press('up');
  await expect(rows.nth(0)).toBeFocused();
  await lists.press('End');
  await expect(rows.nth(count - 1)).toBeFocused();
  await lists.press('Home');
  await expect(rows.nth(0)).toBeFocused();
  await lists.press('shift+Space');
  await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
  await lists.press('Space');
  const preview = page.getByRole('dialog');
  const panel = page.getByRole('group', { name: t('listPage:preview.label') });
  await expect(panel).toBeFocused();
  await expect(preview).toContainText(first);

  const keys = keysOf(page, 'preview');
  await keys.press('down');
  await expect(preview).toContainText(second);
  await keys.press('up');
  await expect(preview).toContainText(first);
  await keys.press('Space');
  await expect(panel).toBeHidden();
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeFocused();
  await keys.press('Enter');
  await expect(heading(page, first)).toBeVisible();
  keys.expectAll();

  await page.goto('/service/warrantyClaim?page=1');
  await rows.nth(1).focus();
  await lists.press('Enter');
  await expect(heading(page, second)).toBeVisible();
  lists.expectAll();
});

test('trees', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'admin', '/isystem/depart');
  const { t } = texts;
  const tree = page.getByRole('treegrid', { name: t('isystemDepart:title') });
  await expect(tree.getByRole('row', { expanded: true }).first()).toBeVisible();
  const active = tree.locator('[data-active]');
  const keys = keysOf(page, 'trees');
  await tree.focus();
  await keys.press('Home');
  await expect(active).toHaveAttribute('aria-rowindex', '2');
  await keys.press('left');
  await expect(active).toHaveAttribute('aria-expanded', 'false');
  await keys.press('right');
  await expect(active).toHaveAttribute('aria-expanded', 'true');
  await keys.press('down');
  await expect(active).toHaveAttribute('aria-rowindex', '3');
  await keys.press('up');
  await expect(active).toHaveAttribute('aria-rowindex', '2');
  await keys.press('End');
  await expect(active).not.toHaveAttribute('aria-rowindex', '2');
  // Only documents that may be deleted can be selected.
  while ((await active.getByRole('checkbox').count()) === 0 && (await active.getAttribute('aria-rowindex')) !== '2') await page.keyboard.press('ArrowUp');
  await keys.press('Space');
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  keys.expectAll();
});

test('tables to type in', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'chen.parts', '/parts/orderType');
  const grid = page.getByRole('grid', { name: texts.t('orderType:title') });
  const cell = (row: number, column: string): Locator =>
    grid.locator(`[role=row]:has([data-column="${column}"])`).nth(row).locator(`[data-column="${column}"]`);
  await expect(cell(1, 'leadDays')).toBeVisible();
  const hasFocus = (row: number, column: string): Promise<void> =>
    expect.poll(() => cell(row, column).evaluate((element) => element === document.activeElement || element.contains(document.activeElement))).toBe(true);
  const valueOf = (row: number): Promise<string> =>
    cell(row, 'leadDays').evaluate((element) => element.querySelector('input')?.value ?? element.textContent ?? '');
  const keys = keysOf(page, 'lines');
  await cell(0, 'leadDays').click();
  const before = await valueOf(0);
  await keys.press('Tab');
  await hasFocus(0, 'surchargePct');
  await keys.press('shift+Tab');
  await hasFocus(0, 'leadDays');
  await keys.press('down');
  await hasFocus(1, 'leadDays');
  await keys.press('up');
  await hasFocus(0, 'leadDays');
  await keys.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('77');
  await keys.press('Esc');
  await expect.poll(() => valueOf(0)).toBe(before);
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('78');
  await keys.press('Enter');
  await hasFocus(1, 'leadDays');
  await expect.poll(() => valueOf(0)).toBe('78');
  await keys.press('mod+z');
  await expect.poll(() => valueOf(0)).toBe(before);
  await keys.press('mod+y');
  await expect.poll(() => valueOf(0)).toBe('78');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A click starts editing; the arrow keys move between cells.
  await cell(1, 'leadDays').click();
  await page.keyboard.press('ArrowUp');
  await hasFocus(0, 'leadDays');
  await keys.press('shift+down');
  await expect(cell(1, 'leadDays')).toHaveAttribute('data-in-range', 'true');
  await keys.press('mod+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^78\r?\n/);
  await keys.press('Delete');
  await expect.poll(() => valueOf(0)).toBe('');
  await keys.press('mod+v');
  await expect.poll(() => valueOf(0)).toBe('78');
  await page.keyboard.press('Escape');
  await cell(1, 'leadDays').click();
  await page.keyboard.press('ArrowDown');
  await hasFocus(2, 'leadDays');
  await keys.press('mod+a');
  await expect(cell(3, 'leadDays')).toHaveAttribute('data-in-range', 'true');
  keys.expectAll();
});

test('the inbox', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'wang.service', '/workbench/todo');
  const { t } = texts;
  const rows = rowsOf(page, t('todo:title'));
  await expect(rows.first()).toBeVisible();
  const keys = keysOf(page, 'inbox');
  await keys.press('J');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await keys.press('K');
  await expect(rows.nth(0)).toBeFocused();
  // The link says its document, and until when.
  const [number = ''] = (await rows.nth(0).getByRole('link').first().innerText()).split(/\s/);
  for (const key of ['A', 'R'] as const) {
    await keys.press(key);
    const question = page.getByRole('dialog').filter({ hasText: number });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await rows.nth(0).focus();
  }
  await keys.press('Enter');
  await expect(heading(page, number)).toBeVisible();
  keys.expectAll();
});

test('items of an inspection', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'd002.service', '/vehicle/arrivalAccept?status=pending_acceptance');
  await rowsOf(page, texts.t('arrivalAccept:title')).first().getByRole('link').first().click();
  const results = page.locator('[data-line-result]:visible');
  const radio = (item: number, at: number): Locator => results.nth(item).getByRole('radio').nth(at);
  const keys = keysOf(page, 'inspections');
  await radio(0, 0).focus();
  await keys.press('1');
  await expect(radio(0, 0)).toBeChecked();
  await expect(radio(1, 0)).toBeFocused();
  await keys.press('2');
  await expect(radio(1, 1)).toBeChecked();
  // Only optional items have the third choice, "not applicable".
  const optional = await results.evaluateAll((items) => items.findIndex((item) => item.querySelectorAll('[type=radio]').length === 3));
  await radio(optional, 0).focus();
  await keys.press('3');
  await expect(radio(optional, 2)).toBeChecked();
  await radio(2, 0).focus();
  await keys.press('Enter');
  // The remark has the focus, not the result any more.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('textarea, input:not([type=radio])'))).toBe(true);
  keys.expectAll();
});

test('photos of a review', async ({ browser }) => {
  const person = await openAs(browser, 'wang.service', '/service/warrantyClaim?status=submitted');
  const { page, texts } = person;
  await rowsOf(page, texts.t('warrantyClaim:title')).first().getByRole('link').first().click();
  await startReview(person);
  const thumbnails = page.locator('button[aria-current]:has(img), button[aria-current]:has(span)').filter({ visible: true });
  await expect(thumbnails.first()).toBeVisible();
  const keys = keysOf(page, 'photos');
  await thumbnails.first().focus();
  await keys.press('right');
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await keys.press('left');
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  keys.expectAll();
});
