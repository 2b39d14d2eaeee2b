/** A dealer enters the compulsory policy of a machine, the maker returns it once and passes it; the machine is insured. */
import { expect } from '@playwright/test';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { addDays } from '../../apps/server/src/shared/calendarDate.ts';
import { call } from '../steps/call.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { passClaim, returnClaim } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { uploadTo } from '../steps/files.ts';
import { fieldNote, fillFields, formField, documentNo, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Machine {
  id: string;
  vin: string;
  deliveryDate: string;
}

const list = '/service/forceInsurance';
const machinesOf = async (person: Person, asked: string): Promise<Machine[]> =>
  (await call<{ records: Machine[] }>(person, `/api/portal/vehicle/list?${asked}&pageSize=100`)).records;

/** A machine of the dealer, delivered a few months ago, without a policy. */
async function neverInsured(person: Person): Promise<Machine> {
  for (const machine of await machinesOf(person, 'vehicleStatus=delivered&uninsured=Y')) {
    const isFree = !Object.values<string>(scenarioVins).includes(machine.vin) && machine.deliveryDate > daysAgo(300);
    if (isFree && (await call<unknown[]>(person, `/api/portal/vehicle/insuranceList?id=${machine.id}`)).length === 0) return machine;
  }
  throw new Error('The demo has no machine without a policy');
}

test('a policy must cover the delivery, is returned once, and insures its machine', async ({ browser }) => {
  const keep = picturesOf('insurance');
  const dealer = await openAs(browser, 'd003.service', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;
  const reviewer = await openAs(browser, 'li.service');
  const [foreign] = await machinesOf(reviewer, 'vehicleStatus=delivered&dealerCode=D001');
  const machine = await neverInsured(dealer);
  const policyNo = `TP-${machine.vin.slice(-6)}-1`;
  const check = page.getByRole('status').getByRole('alert');
  let no = '';

  await test.step('the machine of another dealer is refused, with the reason', async () => {
    await formField(dealer, 'vin').fill(foreign!.vin);
    await expect(check).toContainText(t('server:E-012'));
    await press(dealer, t('documents:action.save'));
    await expect(fieldNote(dealer, 'vin')).toHaveText(t('server:E-230', { reasons: t('server:E-012') }));
    await keep(page, 'foreign-machine');
  });

  await test.step('a VIN is read as it is pasted, and what is wrong with it is said once the field is left', async () => {
    const vin = formField(dealer, 'vin');
    await vin.fill(`${machine.vin.slice(0, 16)}O`);
    await expect(fieldNote(dealer, 'vin')).toContainText(t('documents:vin.confused', { letters: 'O' }));
    await vin.fill(`${machine.vin}77`);
    await vin.press('Tab');
    await expect(vin).toHaveValue(`${machine.vin}77`);
    await expect(fieldNote(dealer, 'vin')).toHaveText(t('documents:vin.length', { n: 19 }));
    await vin.fill(`*${machine.vin.toLowerCase().slice(0, 8)}-${machine.vin.slice(8)}*`);
    await vin.press('Tab');
    await expect(vin).toHaveValue(machine.vin);
    await expect(check).toHaveText(t('forceInsurance:machine.ok'));
  });

  await test.step('it is proposed that it insures the owner for a year from the delivery', async () => {
    await expect(formField(dealer, 'policyStart')).toHaveValue(machine.deliveryDate);
    await expect(formField(dealer, 'policyEnd')).toHaveValue(addDays(machine.deliveryDate, 364));
    await expect(formField(dealer, 'insuredName')).not.toHaveValue('');
  });

  await test.step('a policy that begins the day after the delivery is saved, with its scan', async () => {
    await formField(dealer, 'vin').fill(machine.vin);
    await expect(check).toHaveText(t('forceInsurance:machine.ok'));
    await fillFields(dealer, {
      insurer: 'Assur Ivoire',
      policyNo,
      policyStart: addDays(machine.deliveryDate, 1),
      policyEnd: addDays(machine.deliveryDate, 365),
      premium: '240',
    });
    await press(dealer, t('documents:action.save'));
    no = await documentNo(dealer, 'FI');
    await uploadTo(dealer, 'forceInsurance:policyScan', 'invoice.pdf');
  });

  await test.step('it does not cover the delivery, which stands at its first day', async () => {
    await press(dealer, t('shared:action.submit'));
    await expect(fieldNote(dealer, 'policyStart')).toHaveText(t('server:E-232'));
    await expectStatus(dealer, 'draft');
    await keep(page, 'delivery-not-covered');
    await fillFields(dealer, { policyStart: machine.deliveryDate, policyEnd: addDays(machine.deliveryDate, 364) });
    await expect(fieldNote(dealer, 'policyStart')).toBeHidden();
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  const opinion = '请补传行驶证。';
  await test.step('the reviewer returns it', async () => {
    await openDocument(reviewer, list, no);
    await returnClaim(reviewer, { reason: 'insufficient_photos', opinion, slots: {} });
    await keep(reviewer.page, 'returned');
  });

  await test.step('the dealer reads why, adds the licence and hands it in again', async () => {
    await openDocument(dealer, list, no);
    await expectStatus(dealer, 'no_pass');
    await expect(page.getByRole('alert').filter({ hasText: opinion })).toBeVisible();
    await uploadTo(dealer, 'forceInsurance:vehicleLicence', 'vehicle-plate.jpg');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
  });

  await test.step('it passes', async () => {
    await openDocument(reviewer, list, no);
    await passClaim(reviewer, { key: 'insured', date: addDays(machine.deliveryDate, 364) });
    await keep(reviewer.page, 'passed');
  });

  await test.step('the passport of the machine says that it is insured', async () => {
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    const facts = page.getByRole('tabpanel', { name: t('vehicle:tab.basic') });
    await expect(facts).toContainText(texts.dict('insurance_status', 'valid'));
    await expect(facts).toContainText(addDays(machine.deliveryDate, 364));
    await keep(page, 'passport');
  });
});

interface Policy {
  id: string;
  insuranceNo: string;
  policyNo: string;
  insurer: string;
  policyEnd: string;
}

test('a policy that ends soon is renewed: the next one follows on, and knows the one before', async ({ browser }) => {
  const keep = picturesOf('insurance-renewal');
  const dealer = await openAs(browser, 'd002.service');
  const { page, texts } = dealer;
  const { t } = texts;
  const { records } = await call<{ records: Policy[] }>(dealer, '/api/portal/forceInsurance/list?bizType=insurance&status=pass&pageSize=100');
  const ending = records.find(({ policyEnd }) => policyEnd > daysAgo(0) && policyEnd <= daysAgo(-60))!;
  const policy = await call<Policy>(dealer, `/api/portal/forceInsurance/detail?id=${ending.id}`);
  let no = '';

  await test.step('the clerk renews it from its page: a draft with insurer and insured, from the day after', async () => {
    await page.goto(`${list}/detail/${policy.id}`);
    await press(dealer, t('forceInsurance:action.renew'));
    await expect(page.getByRole('heading', { level: 1, name: policy.insuranceNo })).toBeHidden();
    no = await documentNo(dealer, 'FI');
    await expect(formField(dealer, 'insurer')).toHaveValue(policy.insurer);
    await expect(formField(dealer, 'policyStart')).toHaveValue(addDays(policy.policyEnd, 1));
    // The last policy is the one before, not the draft itself.
    await expect(page.getByRole('status').getByRole('link', { name: policy.insuranceNo })).toBeVisible();
    await keep(page, 'renewal');
  });

  await test.step('completes it and hands it in', async () => {
    await fillFields(dealer, { policyNo: `R-${no.slice(-4)}`, premium: '260' });
    await uploadTo(dealer, 'forceInsurance:policyScan', 'invoice.pdf');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
  });

  await test.step('once it has passed, both policies stand in one chain', async () => {
    const reviewer = await openAs(browser, 'li.service');
    await openDocument(reviewer, list, no);
    await passClaim(reviewer, { key: 'insuranceBegins', date: addDays(policy.policyEnd, 1) });
    await page.goto(`${list}/detail/${policy.id}`);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: `R-${no.slice(-4)}`, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: policy.policyNo, exact: true })).toBeVisible();
    await keep(page, 'chain');
  });
});
