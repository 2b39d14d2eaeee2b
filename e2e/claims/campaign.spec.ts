/** The maker has something done on machines: which they are comes by a workbook, and the dealer claims the work on each. */
import { expect, type Locator } from '@playwright/test';
import { products } from '../../apps/server/seed/products/products.ts';
import { bytesOf, workbookOf } from '../../apps/server/src/test/workbooks/hostileWorkbooks.ts';
import { languageNames } from '../../packages/ui/src/HarrowProvider/language/language.ts';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { act, answer, claimNo, daysAgo, expectStatus, faultField, fillDays, fillHead, headField, lineOf } from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { approveFinally, startReview } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { fillFields, formField } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Machine {
  id: string;
  vin: string;
  currentHours: number | null;
}

const delivered = async (person: Person, asked: string): Promise<Machine[]> =>
  (await call<{ records: Machine[] }>(person, `/api/portal/vehicle/list?vehicleStatus=delivered&dealerCode=D004&${asked}&pageSize=20`)).records;

/** Expects a progress in the head of the campaign's page. */
const expectDone = ({ page, texts }: Person, done: number, of: number): Promise<void> =>
  expect(page.locator('article > header:visible')).toContainText(texts.t('campaign:doneOf', { done, of }));

const machineRows = ({ page, texts }: Person): Locator =>
  page
    .getByRole('region', { name: texts.t('campaign:machines') })
    .locator('tbody')
    .getByRole('row');

/** Leads to the machines by the bar of sections. */
const toMachines = ({ page, texts: { t } }: Person): Promise<void> =>
  page
    .getByRole('navigation', { name: t('ui:document.sections') })
    .and(page.locator(':visible'))
    .getByRole('button', { name: t('campaign:section.machines'), exact: true })
    .click();

const hourLine = ({ page, texts: { t } }: Person, code: string): Locator =>
  page
    .getByRole('grid', { name: t('campaign:section.hours'), exact: true })
    .getByRole('row')
    .filter({ hasText: code });

async function fillHours(person: Person, code: string, hours: string): Promise<void> {
  const cell = hourLine(person, code).locator('[data-column="maxHours"]');
  const editor = hourLine(person, code).getByRole('textbox');
  // The cell becomes its editor when the pointer comes.
  await expect(async () => {
    await cell.hover();
    await editor.fill(hours, { timeout: 2000 });
  }).toPass();
  await editor.press('Tab');
}

test('a campaign gets its machines by a workbook, and is carried out on one of them', async ({ browser }) => {
  const keep = picturesOf('campaign');
  const keeper = await openAs(browser, 'zhao.manager', '/service/campaign/add');
  const { page, texts } = keeper;
  const { t } = texts;
  const [first, second] = await delivered(keeper, 'secondProduct=tractor');
  const [combine] = await delivered(keeper, 'secondProduct=combine');
  const [vin, other, unfit, unknown] = [first!.vin, second!.vin, combine!.vin, 'L9TT504E9SZ999999'];
  const title = 'Check of the steering column bolts';
  const head = page.locator('article > header:visible');
  let no = '';

  await test.step('the manager writes it, with the work it pays and its bulletin', async () => {
    await choose(page, formField(keeper, 'secondProduct'), products.find(({ code }) => code === 'tractor')!.name[texts.language] ?? '');
    await fillFields(keeper, { validFrom: daysAgo(1), validTo: daysAgo(-180), 'title.zh-cn': '转向柱螺栓检查' });
    await page.getByRole('tab', { name: languageNames.en }).click();
    await fillFields(keeper, { 'title.en': title, 'problem.en': 'The bolts may come loose.', 'remedy.en': 'Tighten them to 90 N·m.' });
    await choose(page, formField(keeper, 'bugCode'), 'STE-007');
    await choose(page, page.getByRole('combobox', { name: t('campaign:addHour') }), 'STE-0070-10');
    await fillHours(keeper, 'STE-0070-10', '0.5');
    await keep(page, 'new');
    await press(keeper, t('documents:action.save'));
    await expect(page).toHaveURL(/\/service\/campaign\/detail\//);
    await expect(head).toContainText(/CP\d+-\d+/);
    [no] = /CP\d+-\d+/.exec(await head.innerText())!;
    await uploadTo(keeper, 'campaign:bulletin', 'invoice.pdf');
  });

  await test.step('machines come by a workbook: an unknown one and one of another product are named, one that stands there twice is added once', async () => {
    await toMachines(keeper);
    await page.getByRole('button', { name: t('shared:import'), exact: true }).click();
    const rows = [['vin'], ...[vin, unknown, unfit, other, vin].map((one) => [one])];
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'machines.xlsx', mimeType: 'application/octet-stream', buffer: bytesOf(workbookOf(rows)) });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('importDialog:start') })
      .click();
    const result = page.getByRole('dialog', { name: t('importDialog:withErrors') });
    await expect(result).toContainText(t('importDialog:counts', { done: 3, failed: 2 }));
    const problems = result.getByRole('region').getByRole('row');
    await expect(problems.filter({ hasText: unknown })).toContainText(t('server:E-012'));
    await expect(problems.filter({ hasText: unfit })).toContainText(t('server:E-291', { vin: unfit }));
    await expect(problems).toHaveCount(3);
    await keep(page, 'imported');
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name: t('importDialog:failedRows') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await result.locator('.ant-modal-confirm-btns').getByRole('button').click();
    await expect(machineRows(keeper)).toHaveCount(2);
    await expectDone(keeper, 0, 2);
  });

  await test.step('the manager releases it', async () => {
    await press(keeper, t('campaign:release'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('campaign:release'), exact: true })
      .click();
    const released = texts.dict('campaign_status', 'pass');
    await expect(page.getByText(t('documents:done.moved', { no, status: released }))).toBeVisible();
    await expect(head).toContainText(released);
    await keep(page, 'released');
  });

  await test.step('from then on its texts and last day can change and its work grow; the rest is text', async () => {
    for (const name of ['campaignType', 'severity', 'secondProduct', 'thirdProducts', 'validFrom', 'bugCode', 'mileagePaid', 'stopDelivery'])
      await expect(formField(keeper, name)).toHaveCount(0);
    await fillHours(keeper, 'STE-0070-10', '0.4');
    await press(keeper, t('documents:action.saveChanges'));
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: t('server:campaign.onlyMore', { code: 'STE-0070-10' }) })
        .first(),
    ).toBeVisible();
    await fillHours(keeper, 'STE-0070-10', '0.5');
    await fillFields(keeper, { validTo: daysAgo(-200) });
    await press(keeper, t('documents:action.saveChanges'));
    await expect(page.getByText(t('documents:done.saved', { no }))).toBeVisible();
    await expect(formField(keeper, 'validTo')).toHaveValue(daysAgo(-200));
  });

  const dealer = await openAs(browser, 'd004.admin', `/workbench/todo?keyword=${no}`);
  const own = dealer.texts.t;
  await test.step('the dealer has it to do', async () => {
    const todo = dealer.page.getByRole('row').filter({ hasText: no });
    await expect(todo).toContainText(dealer.texts.dict('todo_task', 'carryOut'));
    await expect(todo).toContainText(title);
    await keep(dealer.page, 'to-do');
    await todo.getByRole('link', { name: no }).click();
    await expectDone(dealer, 0, 2);
  });

  await test.step('the passport of a machine names it, and leads to it', async () => {
    await dealer.page.goto(`/vehicle/list/vin/${vin}`);
    await dealer.page.getByRole('tab', { name: own('vehicle:tab.campaign') }).click();
    const row = dealer.page.getByRole('row').filter({ hasText: no });
    await expect(row).toContainText(dealer.texts.dict('campaign_vin_status', 'open'));
    await keep(dealer.page, 'passport');
    await row.getByRole('link', { name: no }).click();
    await expectDone(dealer, 0, 2);
  });

  let claim = '';
  await test.step('the claim on it begins with the work that is paid', async () => {
    await toMachines(dealer);
    const row = machineRows(dealer).filter({ hasText: vin });
    await row.getByRole('button').last().click();
    await dealer.page.getByRole('menuitem', { name: own('campaign:claim') }).click();
    await expect(headField(dealer, 'campaignNo')).toHaveValue(no);
    await expect(lineOf(dealer, 1, 'labour', 'STE-0070-10')).toContainText('0,5');
    await fillHead(dealer, { operatingHours: String((first!.currentHours ?? 0) + 5) });
    await fillDays(dealer, { failureDate: daysAgo(2), repairDate: daysAgo(2) });
    await fillHead(dealer, { technician: 'Paulo Neto', complaint: 'Verificação pedida pelo fabricante.' });
    await answer(dealer, 'partsInStock', 'N');
    await choose(dealer.page, faultField(dealer, 1, 'failureReason'), dealer.texts.dict('failure_reason', 'assembly'));
    await faultField(dealer, 1, 'noCausalReason').fill('Só se apertam os parafusos.');
    await act(dealer, 'save');
    claim = await claimNo(dealer);
    await uploadTo(dealer, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    await uploadTo(dealer, 'workingHoursPhoto', 'working-hours.jpg');
    await keep(dealer.page, 'claim');
    await act(dealer, 'submit');
    await expectStatus(dealer, 'submitted');
  });

  await test.step('the manager approves it', async () => {
    await openClaim(keeper, claim);
    await startReview(keeper);
    await approveFinally(keeper);
  });

  await test.step('the campaign is done on one machine of two, and names the claim', async () => {
    await dealer.page.goto(`/service/campaign?keyword=${no}`);
    await dealer.page.locator('tbody:visible').getByRole('link', { name: no, exact: true }).click();
    await expectDone(dealer, 1, 2);
    await toMachines(dealer);
    const row = machineRows(dealer).filter({ hasText: vin });
    await expect(row).toContainText(dealer.texts.dict('campaign_vin_status', 'done'));
    await expect(row).toContainText(claim);
    await keep(dealer.page, 'done');
  });

  await test.step('the manager closes it, and says why', async () => {
    await page.goto(`/service/campaign?keyword=${no}`);
    await page.locator('tbody:visible').getByRole('link', { name: no, exact: true }).click();
    await press(keeper, t('shared:action.close'));
    const dialog = page.getByRole('dialog', { name: t('campaign:ask.close', { no, n: 1 }) });
    await dialog.getByRole('textbox').fill('The series is at an end');
    await dialog
      .locator('.ant-modal-footer')
      .getByRole('button', { name: t('shared:action.close'), exact: true })
      .click();
    await expect(head).toContainText(texts.dict('campaign_status', 'closed'));
    await expect(page.locator('[data-document]:visible [data-section="work"]').getByRole('textbox')).toHaveCount(0);
    await keep(page, 'closed');
  });
});
