/** A dealer suggests an improvement, another one votes for it, the maker answers and adopts it. */
import { expect } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a suggestion is voted for, answered and adopted', async ({ browser }) => {
  const dealer = await openAs(browser, 'd002.service', '/market/suggest/add');
  const { page, texts } = dealer;
  const { t } = texts;
  const title = 'Обогрев зеркал в кабине';

  await test.step('the dealer writes it and cannot leave out what is required', async () => {
    await page.getByRole('textbox', { name: t('prodUpgradeSuggest:field.title') }).fill(title);
    await page.getByRole('button', { name: t('shared:action.submit'), exact: true }).click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    const product = page.getByRole('combobox', { name: t('prodUpgradeSuggest:product') });
    await product.fill('T1104');
    await page.locator('.ant-cascader-menu-item').filter({ hasText: 'T1104' }).click();
    await page.getByRole('combobox', { name: t('prodUpgradeSuggest:field.system') }).fill('Кабина');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Кабина' }).click();
    await page.getByRole('radio', { name: texts.dict('suggest_type', 'comfort') }).check();
    await page.getByRole('textbox', { name: t('prodUpgradeSuggest:field.currentProblem') }).fill('Зеркала обмерзают утром.');
    await page.getByRole('textbox', { name: t('prodUpgradeSuggest:field.suggestion') }).fill('Поставить зеркала с подогревом.');
    await page.getByRole('button', { name: t('shared:action.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(texts.dict('bill_status', 'submitted'), { exact: true }).first()).toBeVisible();
  });
  const no = await page
    .getByText(/^PU\d{4}D002-\d{4}$/)
    .first()
    .innerText();
  const address = new URL(page.url()).pathname;

  const other = await openAs(browser, 'd001.admin', `/market/suggest/board?keyword=${no}`);
  await test.step('another dealer votes for it on the board, which does not say whose it is', async () => {
    const { t: theirs } = other.texts;
    const card = other.page.getByRole('article', { name: title });
    await expect(card).toBeVisible();
    await expect(card.getByText('Steppe')).toHaveCount(0);
    const button = card.getByRole('button');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByText(theirs('prodUpgradeSuggest:board.votes', { count: 1, n: '1' }))).toBeVisible();
    await other.page.goto(address);
    await expect(other.page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  });

  const staff = await openAs(browser, 'zhao.manager', address);
  await test.step('the maker answers it, and adopts it for a version', async () => {
    const { t: tStaff } = staff.texts;
    await staff.page.getByRole('button', { name: tStaff('prodUpgradeSuggest:action.reply'), exact: true }).click();
    const asked = staff.page.getByRole('dialog');
    await asked.getByRole('textbox', { name: tStaff('prodUpgradeSuggest:field.replyContent') }).fill('正在评估，谢谢建议。');
    await asked.getByRole('button', { name: tStaff('prodUpgradeSuggest:action.reply'), exact: true }).click();
    await expect(staff.page.getByText('正在评估，谢谢建议。').first()).toBeVisible();
    await staff.page.getByRole('button', { name: tStaff('prodUpgradeSuggest:action.pass'), exact: true }).click();
    await asked.getByRole('textbox', { name: tStaff('prodUpgradeSuggest:field.replyContent') }).fill('采纳，随2027年款实施。');
    await asked.getByRole('textbox', { name: tStaff('prodUpgradeSuggest:field.planVersion') }).fill('2027.2');
    await asked.getByRole('button', { name: tStaff('prodUpgradeSuggest:action.pass'), exact: true }).click();
    await expect(staff.page.getByText(staff.texts.dict('bill_status', 'pass'), { exact: true }).first()).toBeVisible();
  });

  await test.step('the dealer reads the answer', async () => {
    await page.goto(address);
    await expect(page.getByText('采纳，随2027年款实施。').first()).toBeVisible();
    await expect(page.getByText('2027.2').first()).toBeVisible();
  });
});
