/** A dealer enters the service of a machine with its work, its parts and the customer's signature; the maker passes it. */
import { expect, type Locator } from '@playwright/test';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { call } from '../steps/call.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { passClaim } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fieldNote, fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Check {
  ok: boolean;
  dueFrom: string | null;
  dueTo: string | null;
  dueHoursFrom: number | null;
  dueHoursTo: number | null;
  vehicle: { vin: string; currentHours: number | null; noHours: boolean; deliveryDate: string };
}
interface Work {
  itemName: string;
  valueType: string;
  minValue: number | null;
  maxValue: number | null;
}

const list = '/service/maintenance';

/** A machine of the dealer whose next service can be done in time today. */
async function serviceable(person: Person): Promise<Check> {
  const { records } = await call<{ records: { vin: string }[] }>(person, '/api/portal/vehicle/list?begins=maintenance&pageSize=100');
  for (const { vin } of records) {
    if (Object.values<string>(scenarioVins).includes(vin)) continue;
    const check = await call<Check>(person, `/api/portal/forceInsurance/vehicleCheck?bizType=maintenance&vin=${vin}`);
    const { dueFrom, dueTo, dueHoursTo, vehicle } = check;
    const isInHours = dueHoursTo !== null && (vehicle.currentHours ?? 0) < dueHoursTo;
    if (check.ok && !vehicle.noHours && isInHours && dueFrom !== null && dueTo !== null && dueTo >= daysAgo(0)) return check;
  }
  throw new Error('The demo has no machine whose service is not too late');
}

const lineOf = ({ page, texts }: Person, of: 'checklist' | 'parts', text: string): Locator =>
  page
    .getByRole('grid', { name: texts.t(`maintenance:section.${of}`), exact: true })
    .getByRole('row')
    .filter({ hasText: text });

test('a service is entered with its work, its parts and a signature, and passes', async ({ browser }) => {
  const keep = picturesOf('maintenance');
  const dealer = await openAs(browser, 'd001.service');
  const { page, texts } = dealer;
  const { t } = texts;
  const { vehicle, ...due } = await serviceable(dealer);
  const check = page.getByRole('status').getByRole('alert');
  let no = '';
  let id = '';

  await test.step('the machine of the address is looked up, and says what it needs', async () => {
    await page.goto(`${list}/add?vin=${vehicle.vin}`);
    await expect(check).toHaveText(t('maintenance:machine.ok'));
    await expect(page.getByText(t('maintenance:field.window'), { exact: true }).first()).toBeVisible();
    await keep(page, 'machine');
  });

  await test.step('the first save brings the work of its level, and the page stays', async () => {
    await press(dealer, t('documents:action.save'));
    no = await documentNo(dealer, 'PM');
    await expect(page).toHaveURL(/\/detail\/[0-9a-f]{32}/);
    id = /[0-9a-f]{32}/.exec(page.url())![0];
    // The service is no reason against itself.
    await expect(check).toHaveText(t('maintenance:machine.ok'));
  });

  await test.step('handed in without anything, it says what is missing, at each place', async () => {
    await press(dealer, t('shared:action.submit'));
    await expect(fieldNote(dealer, 'maintDate')).toHaveText(t('server:E-013'));
    await expect(fieldNote(dealer, 'technician')).toHaveText(t('server:E-013'));
    await expectStatus(dealer, 'draft');
  });

  await test.step('the work is ticked and measured, a part is chosen', async () => {
    const { checklist } = await call<{ checklist: Work[] }>(dealer, `/api/portal/forceInsurance/detail?id=${id}`);
    await page.getByRole('button', { name: t('maintenance:checklist.allDone') }).click();
    await expect(page.getByText(t('maintenance:checklist.progress', { done: checklist.length, all: checklist.length }))).toBeVisible();
    for (const { itemName, valueType, minValue, maxValue } of checklist) {
      if (valueType !== 'number') continue;
      const cell = lineOf(dealer, 'checklist', itemName).locator('[data-column="measuredValue"]');
      await cell.click();
      await page.keyboard.type(String(minValue ?? maxValue ?? 1));
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: t('maintenance:parts.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('tbody').getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: t('pickers:ok') }).click();
    await expect(dialog).toBeHidden();
    await fillFields(dealer, { operatingHours: String(Math.ceil(Math.max(vehicle.currentHours ?? 0, due.dueHoursFrom ?? 0))), technician: 'Ana Torres' });
    await formField(dealer, 'maintDate').fill(daysAgo(0));
    await formField(dealer, 'maintDate').press('Enter');
    for (const slot of ['hourMeterPhoto', 'workPhoto', 'customerSignature']) await uploadTo(dealer, `maintenance:${slot}`, 'working-hours.jpg');
    await keep(page, 'filled');
  });

  await test.step('it is handed in, although the shelf lacks the part', async () => {
    await press(dealer, t('shared:action.submit'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('documents:anyway.submit') })
      .click();
    await expectStatus(dealer, 'submitted');
    const stored = await call<{ checklist: { done: string | null }[]; parts: unknown[] }>(dealer, `/api/portal/forceInsurance/detail?id=${id}`);
    expect(stored.checklist.every(({ done }) => done === 'Y')).toBe(true);
    expect(stored.parts).toHaveLength(1);
    await expect(page.locator('[data-document]:visible').getByRole('textbox')).toHaveCount(0);
    await keep(page, 'submitted');
  });

  await test.step('the maker passes it', async () => {
    const reviewer = await openAs(browser, 'li.service');
    await openDocument(reviewer, list, no);
    await keep(reviewer.page, 'review');
    await passClaim(reviewer);
  });
});
