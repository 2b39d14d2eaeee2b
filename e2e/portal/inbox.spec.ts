/** A reviewer's morning: the inbox with the keyboard alone, then several claims at once. */
import { expect, type Locator } from '@playwright/test';
import { expectStatus } from '../steps/claims/claim.ts';
import { choose } from '../steps/choose.ts';
import { openMenu } from '../steps/menu.ts';
import { startReview } from '../steps/claims/review.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

/** Number of the document of a row: its first link begins with it. */
const numberIn = async (row: Locator): Promise<string> => (await row.getByRole('link').first().innerText()).split(/\s/, 1)[0]!;

test('the inbox is worked off with J, K, Enter, A and R', async ({ browser }) => {
  const reviewer = await openAs(browser, 'wang.service', '/workbench/todo');
  const {
    page,
    texts: { t },
  } = reviewer;
  const rows = page
    .getByRole('region', { name: t('todo:title') })
    .locator('tbody')
    .getByRole('row');
  await expect(rows.first()).toBeVisible();
  const [first, second, third] = [await numberIn(rows.nth(0)), await numberIn(rows.nth(1)), await numberIn(rows.nth(2))];

  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expectStatus(reviewer, 'submitted');
  await page.goBack();

  await test.step('A passes the first', async () => {
    await rows.nth(0).focus();
    await page.keyboard.press('a');
    const question = page.getByRole('dialog').filter({ hasText: first });
    await question.getByRole('button', { name: t('shared:action.pass') }).click();
    await expect(page.getByText(t('documents:done.pass', { no: first }))).toBeVisible();
    await expect(rows.filter({ hasText: first })).toHaveCount(0);
    // The next one has moved up and has the focus.
    await expect(rows.nth(0)).toContainText(second);
    await expect(rows.nth(0)).toBeFocused();
  });

  await test.step('R returns the second, with its reason', async () => {
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog').filter({ hasText: second });
    const go = dialog.getByRole('button', { name: t('shared:action.noPass'), exact: true });
    await go.click();
    await expect(dialog.getByText(t('ui:reason.choose'))).toBeVisible();
    await choose(page, dialog.getByLabel(t('ui:reason.reason')), reviewer.texts.dict('reject_reason', 'insufficient_photos'));
    await dialog.getByLabel(t('ui:reason.opinion')).fill('请补充故障件照片，jk 键不应在此移动行');
    await go.click();
    await expect(page.getByText(t('documents:done.noPass', { no: second }))).toBeVisible();
    await expect(rows.nth(0)).toContainText(third);
    await expect(rows.nth(0)).toBeFocused();
  });
});

test('several claims are passed at once; the one that somebody else reviews is left out and says why', async ({ browser }) => {
  const colleague = await openAs(browser, 'li.service');
  await openMenu(colleague, 'service-warrantyClaim');
  const list = colleague.page.getByRole('region', { name: colleague.texts.t('warrantyClaim:title') });
  const link = list.locator('tbody').getByRole('row').nth(1).getByRole('link').first();
  const taken = await link.innerText();
  await link.click();
  await startReview(colleague);
  await colleague.page.context().close();

  const reviewer = await openAs(browser, 'wang.service', '/service/warrantyClaim');
  const {
    page,
    texts: { t },
  } = reviewer;
  const rows = page
    .getByRole('region', { name: t('warrantyClaim:title') })
    .locator('tbody')
    .getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const numbers = await Promise.all([0, 1, 2].map((index) => numberIn(rows.nth(index))));
  expect(numbers).toContain(taken);
  for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox').check();
  const selection = page.getByRole('region', { name: t('ui:list.selection') });
  await expect(selection).toContainText(t('ui:list.selected', { n: 3 }));
  await selection.getByRole('button', { name: t('warrantyClaim:batch.pass') }).click();

  const dialog = page.getByRole('dialog', { name: t('warrantyClaim:batch.pass') });
  await expect(dialog.getByRole('status')).toContainText(t('listPage:batch.preview', { count: 2 }));
  await expect(dialog.getByRole('rowgroup').filter({ hasText: t('server:E-221', { name: colleague.name }) })).toContainText(taken);
  await dialog.getByRole('button', { name: t('warrantyClaim:batch.pass') }).click();
  await expect(dialog.getByRole('status')).toHaveText(t('listPage:batch.result', { done: 2, skipped: 1 }));
  await dialog
    .locator('.ant-modal-footer')
    .getByRole('button', { name: t('listPage:batch.close') })
    .click();

  await expect(rows.filter({ hasText: taken })).toHaveCount(1);
  for (const no of numbers.filter((one) => one !== taken)) await expect(rows.filter({ hasText: no })).toHaveCount(0);
});

test('the inbox is narrowed, followed from document to document, and several are passed there at once', async ({ browser }) => {
  const reviewer = await openAs(browser, 'wang.service', '/workbench/todo?docType=warrantyClaim&task=review');
  const {
    page,
    texts: { t },
  } = reviewer;
  const rows = page
    .getByRole('region', { name: t('todo:title') })
    .locator('tbody')
    .getByRole('row');
  const keyword = page.getByRole('textbox', { name: t('todo:filter.keyword') });
  await keyword.fill('D002');
  await keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=D002/);
  await expect(rows.first()).toContainText('D002');
  await expect(rows.filter({ hasNotText: 'D002' })).toHaveCount(0);
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => numberIn(rows.nth(index))));

  await test.step('from one document to the next', async () => {
    await rows.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first! })).toBeVisible();
    await page.getByRole('button', { name: t('documents:nextTask', { no: second! }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: second! })).toBeVisible();
    await expect(page.getByRole('button', { name: t('documents:nextTask', { no: third! }) })).toBeVisible();
  });

  await test.step('two are passed at once', async () => {
    await page.goto('/workbench/todo?docType=warrantyClaim&task=review&keyword=D002');
    for (const no of [second!, third!]) await rows.filter({ hasText: no }).getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: t('ui:list.selection') });
    await selection.getByRole('button', { name: t('shared:action.pass') }).click();
    const dialog = page.getByRole('dialog', { name: t('shared:action.pass') });
    await expect(dialog.getByRole('status')).toContainText(t('listPage:batch.preview', { count: 2 }));
    await dialog.getByRole('button', { name: t('shared:action.pass') }).click();
    await expect(dialog.getByRole('status')).toHaveText(t('listPage:batch.result', { done: 2, skipped: 0 }));
    await dialog
      .locator('.ant-modal-footer')
      .getByRole('button', { name: t('listPage:batch.close') })
      .click();
    for (const no of [second!, third!]) await expect(rows.filter({ hasText: no })).toHaveCount(0);
    await expect(rows.filter({ hasText: first! })).toHaveCount(1);
  });
});

test('what has waited for more than 20 days is kept as a view, and the view brings it back', async ({ browser }) => {
  const {
    page,
    texts: { t },
  } = await openAs(browser, 'wang.service', '/workbench/todo');
  const total = page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status');
  const all = await total.innerText();
  await page.getByRole('button', { name: t('ui:list.moreFilters', { n: '1' }) }).click();
  const days = page.getByLabel(t('todo:filter.minDays'));
  await days.fill('20');
  await days.press('Enter');
  await expect(page).toHaveURL(/minDays=20/);
  await expect(total).not.toHaveText(all);
  const found = await total.innerText();
  const views = page.getByRole('button', { name: t('ui:list.views') });
  await views.click();
  const panel = page.getByRole('tooltip');
  await panel.getByLabel(t('listPage:views.name')).fill('Over 20 days');
  await panel.getByRole('button', { name: t('listPage:views.save') }).click();
  await page.keyboard.press('Escape');
  await page.goto('/workbench/todo');
  await expect(total).toHaveText(all);
  await views.click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Over 20 days' }).click();
  await expect(total).toHaveText(found);
});
