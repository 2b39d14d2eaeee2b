/** A market activity is planned with support, and another one that took place is reported on, approved and paid by a fee (S17). */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs } from '../steps/signIn.ts';
import { documentNo, fieldNote, fillFields, formField } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Activity {
  id: string;
  activeNo: string;
  title: string;
  dealerCode: string;
  endDate: string;
  approvedAmount: number;
}

const list = '/market/active';

test('an activity is planned and its support approved', async ({ browser }) => {
  const keep = picturesOf('market-active');
  const dealer = await openAs(browser, 'd001.sales', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;

  await test.step('a title of 101 characters is too long', async () => {
    await formField(dealer, 'title').fill('a'.repeat(101));
    await expect(fieldNote(dealer, 'title')).toContainText(t('server:E-410'));
    await fillFields(dealer, { title: 'Feria de Lampa' });
    await expect(fieldNote(dealer, 'title')).toBeHidden();
  });

  await test.step('the plan applies for half of its budget', async () => {
    await page.getByRole('radio', { name: texts.dict('activity_type', 'exhibition') }).check();
    await fillFields(dealer, {
      description: 'Dos tractores y una cosechadora',
      startDate: daysAgo(-20),
      endDate: daysAgo(-21),
      location: 'Lampa',
      budgetAmount: '900',
      supportAmount: '450',
      expectedParticipants: '120',
      contactPhone: '+56 9 5550 1404',
    });
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
    await keep(page, 'plan');
  });

  await test.step('the maker approves a part of it', async () => {
    const no = await documentNo(dealer, 'MA');
    const reviewer = await openAs(browser, 'sun.sales', new URL(page.url()).pathname);
    const say = reviewer.texts.t;
    await expect(reviewer.page.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await press(reviewer, say('shared:action.pass'));
    const dialog = reviewer.page.getByRole('dialog');
    await dialog.getByRole('spinbutton').or(dialog.locator('input')).first().fill('300');
    await dialog.getByRole('button', { name: say('shared:action.pass') }).click();
    await expectStatus(reviewer, 'pass');
    await page.reload();
    await expectStatus(dealer, 'pass');
    await expect(page.getByRole('region', { name: t('marketActive:section.result') })).toBeVisible();
    await keep(page, 'approved');
  });
});

test('a report needs three photos, and its approval gives a fee', async ({ browser }) => {
  const keep = picturesOf('market-active');
  const dealer = await openAs(browser, 'd001.sales', list);
  const { page, texts } = dealer;
  const { t } = texts;
  const { records } = await call<{ records: Activity[] }>(dealer, '/api/portal/marketActive/list?status=pass&pageSize=100');
  const activity = records.find(({ endDate }) => endDate < daysAgo(0))!;
  await page.goto(`${list}/detail/${activity.id}`);

  await test.step('two photos are too few', async () => {
    await fillFields(dealer, { actualParticipants: '60', leadsCount: '8', ordersCount: '2', actualCost: '800', resultSummary: 'Buena asistencia' });
    for (const name of ['working-hours.jpg', 'vehicle-plate.jpg']) await uploadTo(dealer, 'marketActive:reportPhotos', name);
    await uploadTo(dealer, 'marketActive:invoices', 'invoice.pdf');
    await press(dealer, t('marketActive:action.submitReport'));
    await expect(page.getByText(t('server:E-116', { n: 3 })).first()).toBeVisible();
    await keep(page, 'two-photos');
  });

  await test.step('with the third one it is submitted', async () => {
    await uploadTo(dealer, 'marketActive:reportPhotos', 'mileage.jpg');
    await press(dealer, t('marketActive:action.submitReport'));
    await expectStatus(dealer, 'submitted');
  });

  await test.step('less than approved is settled for a reason, and the fee is there', async () => {
    const reviewer = await openAs(browser, 'sun.sales', `${list}/detail/${activity.id}`);
    const say = reviewer.texts.t;
    await keep(reviewer.page, 'report');
    await press(reviewer, say('shared:action.auditSucceeded'));
    const dialog = reviewer.page.getByRole('dialog');
    await dialog.locator('input').first().fill('100');
    await dialog.getByLabel(say('marketActive:field.deductReason')).fill('One invoice is missing');
    await dialog.getByRole('button', { name: say('shared:action.auditSucceeded') }).click();
    await expectStatus(reviewer, 'audit_succeeded');
    const finance = await openAs(browser, 'qian.finance');
    const fees = await call<{ records: object[] }>(finance, `/api/portal/dealerPayment/serviceFee?sourceNo=${activity.activeNo}`);
    expect(fees.records).toMatchObject([{ feeType: 'marketing', amount: 100, sourceNo: activity.activeNo }]);
  });

  await test.step('the calendar shows it in its month', async () => {
    await page.goto(`${list}/calendar?month=${activity.endDate.slice(0, 7)}`);
    await expect(page.getByRole('link', { name: activity.title }).first()).toBeVisible();
    await keep(page, 'calendar');
  });
});
