/** The cover of a tractor is extended: applied for late, paid by transfer since the account is empty, and put in force. */
import { expect } from '@playwright/test';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { call } from '../steps/call.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { makerDay } from '../steps/makerDay.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { approveFinally, passClaim } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Machine {
  id: string;
  vin: string;
  deliveryDate: string;
  warrantyHours: number | null;
  currentHours: number | null;
  maintGap: 'Y' | 'N';
  subDealerCode: string | null;
}
interface Offer {
  planCode: string;
  coverageType: string;
  months: number;
  fee: number;
  lateFee: number;
  total: number;
  startDate: string;
  endDate: string;
}

const list = '/service/extendInsurance';
const slots = ['hourMeterPhoto', 'machinePhoto', 'contractScan'];

/** A tractor of the dealer, delivered between these numbers of days ago and serviced in time, without an application. */
async function extendable(person: Person, [from, until]: readonly [number, number]): Promise<Machine> {
  const { records } = await call<{ records: Machine[] }>(person, '/api/portal/vehicle/list?vehicleStatus=delivered&secondProduct=tractor&pageSize=100');
  for (const { id, vin, deliveryDate, subDealerCode } of records) {
    const isOfThen = deliveryDate < daysAgo(from) && deliveryDate > daysAgo(until);
    if (!isOfThen || subDealerCode !== null || Object.values<string>(scenarioVins).includes(vin)) continue;
    const machine = await call<Machine>(person, `/api/portal/vehicle/detail?id=${id}`);
    const isServiced = machine.maintGap === 'N' && machine.warrantyHours !== null && (machine.currentHours ?? 0) < machine.warrantyHours - 1;
    if (isServiced && (await call<unknown[]>(person, `/api/portal/vehicle/extensionList?id=${id}`)).length === 0) return machine;
  }
  throw new Error('The demo has no such tractor');
}

test('an extension is applied for late, paid by transfer and put in force', async ({ browser }) => {
  const keep = picturesOf('extension');
  const dealer = await openAs(browser, 'd001.service', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;
  const machine = await extendable(dealer, [190, 300]);
  const offers = await call<Offer[]>(dealer, `/api/portal/extendInsurance/costList?vin=${machine.vin}&coverageType=powertrain`);
  const offer = offers.find(({ months }) => months === 24)!;
  let no = '';

  await test.step('a tractor whose base warranty ended a month ago is refused (E-240)', async () => {
    const { vin } = await extendable(dealer, [395, 2000]);
    await formField(dealer, 'vin').fill(vin);
    await expect(
      page
        .getByRole('status')
        .getByRole('alert')
        .filter({ hasText: t('server:E-240') }),
    ).toBeVisible();
    await keep(page, 'too-late');
  });

  await test.step('two years of the powertrain cost 479 and, so long after the delivery, a tenth more', async () => {
    expect(offer).toMatchObject({ fee: 479, lateFee: 47.9, total: 526.9 });
    await formField(dealer, 'vin').fill(machine.vin);
    const plan = page.locator('label').filter({ has: page.locator(`input[value="${offer.planCode}"]`) });
    await expect(plan).toContainText(t('extendInsurance:plan.late'));
    await expect(plan).toContainText(offer.endDate);
    await plan.click();
    await expect(plan.getByRole('radio')).toBeChecked();
    await fillFields(dealer, { operatingHours: String(Math.ceil(machine.currentHours ?? 0)) });
    await keep(page, 'plans');
  });

  await test.step('handed in at once it is stored, and says that its photos are missing', async () => {
    await press(dealer, t('shared:action.submit'));
    no = await documentNo(dealer, 'EW');
    const files = page.locator('[data-section="files"]:visible');
    for (const slot of slots) await expect(files.getByText(`${t(`extendInsurance:field.slot.${slot}`)}: ${t('server:attach.slotEmpty')}`)).toBeVisible();
    await keep(page, 'photos-missing');
  });

  await test.step('it is handed in with its files, in the tab where it was begun', async () => {
    for (const slot of slots) await uploadTo(dealer, `extendInsurance:${slot}`, 'working-hours.jpg');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
    await expect(page.getByRole('listitem', { name: no, exact: true })).toHaveCount(1);
    const stored = await call<{ total: number }>(dealer, `/api/portal/extendInsurance/list?keyword=${machine.vin}`);
    expect(stored.total).toBe(1);
    await keep(page, 'submitted');
  });

  await test.step('a reviewer passes it; the account does not cover it', async () => {
    const reviewer = await openAs(browser, 'li.service');
    await openDocument(reviewer, list, no);
    await passClaim(reviewer);
    await openDocument(dealer, list, no);
    await press(dealer, t('extendInsurance:action.pay'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('extendInsurance:action.pay') })
      .click();
    await expect(page.getByText(t('server:E-304', { bal: '', cur: '' }).split(':')[0]!).first()).toBeVisible();
    await expectStatus(dealer, 'pass');
    await keep(page, 'balance-too-low');
  });

  await test.step('finance books the transfer of the dealer', async () => {
    const finance = await openAs(browser, 'qian.finance');
    await openDocument(finance, list, no);
    const say = finance.texts.t;
    await press(finance, say('extendInsurance:action.confirmPayment'));
    const dialog = finance.page.getByRole('dialog');
    await dialog.getByLabel(say('extendInsurance:field.receivedDate')).fill(makerDay());
    await dialog.getByLabel(say('extendInsurance:field.receivedDate')).press('Enter');
    await dialog.getByLabel(say('extendInsurance:field.amount')).fill('526.9');
    await dialog.getByLabel(say('extendInsurance:field.bankRef')).fill(`TT-${no}`);
    await dialog.getByRole('button', { name: say('extendInsurance:action.confirmPayment') }).click();
    await expectStatus(finance, 'paid');
    await keep(finance.page, 'paid');
  });

  await test.step('the manager puts it in force', async () => {
    const manager = await openAs(browser, 'zhao.manager');
    await openDocument(manager, list, no);
    await approveFinally(manager, { key: 'coverBegins', date: offer.startDate });
    await keep(manager.page, 'in-force');
  });

  await test.step('the passport shows until when the machine is covered now', async () => {
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    const warranty = page.getByRole('region', { name: t('vehicle:warranty.title') });
    await expect(warranty).toContainText(t('vehicle:warranty.extended', { to: offer.endDate }));
    await keep(page, 'passport');
  });

  await test.step('a second application is refused', async () => {
    await page.goto(`${list}/add?vin=${machine.vin}`);
    // The reason is shown at the machine, and no plan is offered.
    await expect(
      page
        .getByRole('status')
        .getByRole('alert')
        .filter({ hasText: t('server:E-242') }),
    ).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: t('extendInsurance:section.plan') })).toHaveCount(0);
    await keep(page, 'second-application');
  });
});
