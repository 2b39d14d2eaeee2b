/** The catalogue of parts: the machines that a part fits are entered, and it is found by them. */
import { expect } from '@playwright/test';
import { choose } from '../steps/choose.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a part is entered with the models and systems it fits, and found by a model', async ({ browser }) => {
  const {
    page,
    texts: { t, dict },
  } = await openAs(browser, 'chen.parts', '/parts/list');
  const code = `FIT-${Date.now()}`;
  await page.getByRole('button', { name: t('shared:add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('parts:add') });
  const field = (name: string) => dialog.getByLabel(t(`parts:field.${name}`), { exact: true });
  await field('partsCode').fill(code);
  await choose(page, field('partsCategory'), dict('parts_category', 'hydraulic'));
  await field('nameZh').fill('Test pump');
  await choose(page, field('secondProducts'), '拖拉机');
  // Only products below the line can be chosen.
  await field('applicableModels').fill('C080');
  await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')).toHaveCount(0);
  await choose(page, field('applicableModels'), 'T504');
  await choose(page, field('bugSystems'), '液压系统');
  await page.keyboard.press('Escape');
  const save = dialog.getByRole('button', { name: t('shared:administration.save'), exact: true });
  await test.step('the language that is missing is marked, and opens; one language is taken over into the others', async () => {
    const english = dialog.getByRole('tab', { name: 'English' });
    await save.click();
    await expect(english).toHaveAccessibleName(`English ${t('shared:texts.wrong')}`);
    await expect(field('nameEn')).toBeFocused();
    await expect(field('nameEn')).toHaveAccessibleDescription(t('shared:required'));
    await expect(dialog.locator('[data-error-summary]')).toContainText(t('parts:field.nameEn'));
    await dialog.getByRole('tab', { name: '简体中文' }).click();
    await dialog.getByRole('button', { name: t('shared:texts.fill', { language: '简体中文' }) }).click();
    await english.click();
    await expect(field('nameEn')).toHaveValue('Test pump');
    await expect(english).toHaveAccessibleName('English');
  });
  await save.click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: code });
  for (const [model, count] of [
    ['T504', 1],
    ['T604', 0],
  ] as const) {
    await page.goto(`/parts/list?keyword=${code}&model=${model}`);
    // The list says which product it is narrowed to.
    await expect(page.getByRole('listitem').filter({ hasText: t('parts:fits') })).toBeVisible();
    await expect(row).toHaveCount(count);
  }
});

test('what cannot be changed of a stored price reads as text, also what is chosen by name', async ({ browser }) => {
  const {
    page,
    texts: { t },
  } = await openAs(browser, 'chen.parts', '/parts/list/prices');
  const row = page.getByRole('row').nth(1);
  const code = (await row.locator('td').filter({ hasText: /\S/ }).first().innerText()).trim();
  await row
    .getByRole('button', { name: code })
    .or(row.getByRole('link', { name: code }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('parts:prices.edit') });
  await expect(dialog.locator('output').first()).toHaveText(new RegExp(`.+ \\(${code}\\)$`));
  await expect(dialog.locator('input:disabled, .ant-select-disabled')).toHaveCount(0);
});
