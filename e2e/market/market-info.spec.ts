/** A dealer reports the price of a competitor, the maker answers it, and compares prices (S17). */
import { expect } from '@playwright/test';
import { expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs } from '../steps/signIn.ts';
import { documentNo, fieldNote, fillFields } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

const list = '/market/info';

test('a price is reported and answered', async ({ browser }) => {
  const keep = picturesOf('market-info');
  const dealer = await openAs(browser, 'd001.sales', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;

  await test.step('a report of a price needs one', async () => {
    await page.getByRole('radio', { name: texts.dict('market_info_type', 'competitor_price') }).check();
    await page.getByRole('radio', { name: texts.dict('info_source', 'customer') }).check();
    await fillFields(dealer, {
      title: 'Precio de un tractor',
      content: 'Cotización de un cliente',
      competitorBrand: 'Journey',
      competitorModel: 'J 70',
      region: 'Maule',
    });
    await press(dealer, t('shared:action.submit'));
    await expect(fieldNote(dealer, 'price')).toBeVisible();
    await keep(page, 'price-missing');
  });

  await test.step('with it the report is submitted', async () => {
    await fillFields(dealer, { price: '950' });
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted', 'market_info_status');
  });

  await test.step('the maker answers', async () => {
    const no = await documentNo(dealer, 'MI');
    const staff = await openAs(browser, 'sun.sales', new URL(page.url()).pathname);
    const say = staff.texts.t;
    await expect(staff.page.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await staff.page.getByLabel(say('marketInfo:answer.label')).fill('We keep our price');
    // The section has the same name in the page's contents.
    await staff.page
      .getByRole('button', { name: say('marketInfo:action.reply'), exact: true })
      .last()
      .click();
    await expectStatus(staff, 'pass', 'market_info_status');
    await keep(staff.page, 'answered');
    await staff.page.goto(`${list}/prices`);
    await expect(staff.page.getByRole('button', { name: 'Journey J 70' })).toBeVisible();
    await keep(staff.page, 'prices');
  });

  await test.step('the dealer reads the answer and closes the report', async () => {
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: 'We keep our price' }).first()).toBeVisible();
    await press(dealer, t('marketInfo:action.finish'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('marketInfo:action.finish') })
      .click();
    await expectStatus(dealer, 'closed', 'market_info_status');
  });
});
