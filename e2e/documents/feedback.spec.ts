/** A dealer asks, the department in charge answers, the dealer asks again and rates the answer. */
import { expect } from '@playwright/test';
import { act } from '../steps/claims/claim.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a question is answered, continued and rated', async ({ browser }) => {
  const dealer = await openAs(browser, 'd002.service', '/workbench/feedback/add');
  const { page, texts } = dealer;
  const { t } = texts;
  const title = 'Задержка фильтров из порта';

  await test.step('the dealer writes it and cannot leave out what is required', async () => {
    await page.getByRole('button', { name: t('shared:action.submit'), exact: true }).click();
    await expect(page.locator('[data-document] [aria-invalid=true]')).toHaveCount(3);
    await expect(page.locator('[data-error-summary]').getByRole('button')).toHaveCount(3);
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await page.getByRole('radio', { name: texts.dict('feedback_type', 'parts_supply') }).check();
    await page.getByRole('textbox', { name: t('feedback:field.title') }).fill(title);
    await page.getByRole('textbox', { name: t('feedback:field.content') }).fill('Когда они придут?');
    await page.getByRole('button', { name: t('shared:action.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  const address = new URL(page.url()).pathname;

  const staff = await openAs(browser, 'chen.parts', '/workbench/todo');
  await test.step('it waits for the parts desk, which leaves a note and answers with a file', async () => {
    const no = await page
      .getByText(/^FB\d{4}D002-\d{4}$/)
      .first()
      .innerText();
    const { t: tStaff } = staff.texts;
    await staff.page.goto(`/workbench/todo?keyword=${no}`);
    await staff.page.getByRole('link', { name: no }).click();
    const box = staff.page.getByRole('textbox', { name: tStaff('feedback:answer.reply') });
    await box.fill('查一下港口的清关情况');
    await staff.page.getByRole('checkbox', { name: tStaff('documents:thread.internal') }).check();
    await staff.page.getByRole('button', { name: tStaff('documents:thread.note') }).click();
    await expect(staff.page.getByText(staff.texts.dict('post_kind', 'internal'))).toBeVisible();
    // Stays until it is taken away, so that no second note goes to the dealer by mistake.
    await staff.page.getByRole('checkbox', { name: tStaff('documents:thread.internal') }).uncheck();
    await box.fill('Груз уже прошёл таможню, доставка в среду.');
    await staff.page.locator('form input[type=file]').setInputFiles('e2e/files/invoice.pdf');
    await staff.page.getByRole('button', { name: tStaff('documents:thread.send'), exact: true }).click();
    await expect(staff.page.getByText('Груз уже прошёл таможню, доставка в среду.').first()).toBeVisible();
  });

  await test.step('the dealer reads the answer, but not the note, and asks again', async () => {
    await page.goto(address);
    await expect(page.getByRole('listitem').filter({ hasText: 'доставка в среду' }).first()).toBeVisible();
    await expect(page.getByText('清关')).toHaveCount(0);
    await page.getByRole('textbox', { name: t('feedback:answer.followUp') }).fill('В какую среду?');
    await page.getByRole('button', { name: t('documents:thread.send'), exact: true }).click();
    await expect(page.getByText(texts.dict('feedback_status', 'open'), { exact: true })).toBeVisible();
  });

  await test.step('after the second answer they give four stars, and it is closed', async () => {
    await staff.page.reload();
    await staff.page.getByRole('textbox', { name: staff.texts.t('feedback:answer.reply') }).fill('25 ноября, подтверждено.');
    await staff.page.getByRole('button', { name: staff.texts.t('documents:thread.send'), exact: true }).click();
    await expect(staff.page.getByText('25 ноября, подтверждено.').first()).toBeVisible();
    await page.reload();
    await page
      .getByRole('radiogroup', { name: t('feedback:field.score') })
      .getByRole('radio')
      .nth(3)
      .click();
    await page.getByRole('button', { name: t('feedback:score.send') }).click();
    await expect(page.getByText(texts.dict('feedback_status', 'closed'), { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('feedback:answer.followUp') })).toHaveCount(0);
  });
});

test('a question about a claim begins at the claim and leads back to it', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.service', '/service/warrantyClaim');
  const { page, texts } = dealer;
  const { t } = texts;
  const link = page.locator('tbody').getByRole('link', { name: /^WC/ }).first();
  const no = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await act(dealer, 'ask');
  await expect(page.getByRole('textbox', { name: t('feedback:field.relatedNo') })).toHaveValue(no);
  await page.getByRole('radio', { name: texts.dict('feedback_type', 'service_complaint') }).check();
  await page.getByRole('textbox', { name: t('feedback:field.title') }).fill('¿Qué foto falta?');
  await page.getByRole('textbox', { name: t('feedback:field.content') }).fill('No se entiende la marca del revisor.');
  await page.getByRole('button', { name: t('shared:action.submit'), exact: true }).click();
  await page.getByRole('link', { name: new RegExp(no) }).click();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
});
