/** A machine in stock is handed over to its owner; once that is approved its warranty runs. */
import { expect, type Locator } from '@playwright/test';
import { addDays, lastDayOf } from '../../apps/server/src/shared/calendarDate.ts';
import { choose } from '../steps/choose.ts';
import { call } from '../steps/call.ts';
import { daysAgo, errorList, expectStatus } from '../steps/claims/claim.ts';
import { fileOf, slotOf, storedFile, uploadTo } from '../steps/files.ts';
import { enter, lookUp, tabTo, typeInto } from '../steps/keys.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

interface Machine {
  id: string;
  vin: string;
  secondProduct: string;
  pdiDate: string | null;
  currentHours: number | null;
}

/** A tractor in the dealer's own stock without a handover, accepted before a day and with no more than these hours: other journeys accept some, too. */
async function inStock(person: Person, { before, hours }: { before: string; hours: number }): Promise<Machine> {
  const { records } = await call<{ records: (Machine & { subDealerCode: string | null })[] }>(
    person,
    '/api/portal/vehicle/list?vehicleStatus=in_stock&secondProduct=tractor&pageSize=100',
  );
  for (const { id, subDealerCode } of records) {
    const sheets = await call<unknown[]>(person, `/api/portal/vehicle/handoverList?id=${id}`);
    if (sheets.length > 0 || subDealerCode !== null) continue;
    const machine = await call<Machine>(person, `/api/portal/vehicle/detail?id=${id}`);
    if (machine.pdiDate !== null && machine.pdiDate < before && (machine.currentHours ?? 0) <= hours) return machine;
  }
  throw new Error('The demo has no tractor in stock');
}

/** What the figures of a dealer say of its goals. */
const goalsOf = async (person: Person): Promise<{ year: number; toDate: { com: number } }> =>
  (await call<{ goals: { year: number; toDate: { com: number } } }>(person, '/api/portal/dashboard/analysis?field=goals')).goals;

const foot = ({ page }: Person): Locator => page.locator('[data-document-foot]:visible');
const act = (person: Person, name: string) => foot(person).getByRole('button', { name, exact: true }).click();
const field = ({ page, texts }: Person, name: string): Locator =>
  page.getByLabel(texts.t(`handoverTrain:field.${name}`)).and(page.locator(`[id$="-${name}"]:visible`));

async function fill(person: Person, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(person, name).fill(value);
}

async function fillDay(person: Person, name: string, day: string): Promise<void> {
  // A calendar that is still opening overwrites the input with its old day, or stays open, over the buttons below it.
  await expect(async () => {
    await field(person, name).fill(day);
    await field(person, name).press('Enter');
    await expect(field(person, name)).toHaveValue(day, { timeout: 2000 });
    await expect(person.page.locator('.ant-picker-dropdown:visible')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** Adds a person to those who were trained. */
async function addTrainee({ page, texts }: Person, { name, role }: { name: string; role: string }): Promise<void> {
  const people = page.getByRole('grid', { name: texts.t('handoverTrain:section.trainees'), exact: true });
  await page
    .getByRole('region', { name: texts.t('handoverTrain:section.training') })
    .getByRole('button', { name: texts.t('editableTable:add') })
    .click();
  const row = people.locator('[role=row]').last();
  await row.locator('[data-column="name"]').getByRole('textbox').fill(name);
  const cell = row.locator('[data-column="role"]');
  // The cell becomes its control when the pointer comes, and is a cell again when the page moves away under it.
  await expect(async () => {
    await cell.hover();
    await cell.getByRole('combobox').click({ timeout: 2000 });
  }).toPass();
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: texts.dict('trainee_role', role) })
    .click();
  await expect(cell).toContainText(texts.dict('trainee_role', role));
}

const steps = ({ page, texts }: Person): Locator => page.getByRole('navigation', { name: texts.t('documents:form.steps') });
const stepButton = (person: Person, name: string): Locator =>
  steps(person).getByRole('button', { name: new RegExp(person.texts.t(`handoverTrain:section.${name}`)) });

const isComplete = ({ texts }: Person): RegExp => new RegExp(`${texts.t('documents:form.stepDone')}$`);

/** Goes on with the button at the foot; the section of the next step has the focus. */
async function goOn(person: Person, to: string): Promise<void> {
  const { page, texts } = person;
  const title = texts.t(`handoverTrain:section.${to}`);
  await act(person, texts.t('documents:form.nextStep'));
  // Its name ends with the number of its errors.
  await expect(page.getByRole('region', { name: title })).toBeFocused();
  await expect(stepButton(person, to)).toHaveAttribute('aria-current', 'step');
}

const picture = picturesOf('handover');

test('a tractor is handed over, and its warranty begins', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.sales', '/vehicle/list');
  const { page, texts } = dealer;
  const say = (key: string, values?: Record<string, string | number>) => texts.t(`handoverTrain:${key}`, values);
  const day = daysAgo(1);
  const machine = await inStock(dealer, { before: day, hours: 8 });
  const before = await goalsOf(dealer);

  await test.step('its passport leads to the sheet', async () => {
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    await expect(page.getByRole('heading', { level: 1, name: machine.vin })).toBeVisible();
    // Home, the list and the passport: the pages on the way left no tab behind.
    await expect(page.getByRole('navigation', { name: texts.t('ui:tabs.label') }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: texts.t('vehicle:handOver'), exact: true }).click();
    await expect(field(dealer, 'vin')).toHaveValue(machine.vin);
  });

  await test.step('what is missing is named when it is handed in', async () => {
    // Only the last step submits; until then the filled button goes on.
    const filled = foot(dealer).locator('.ant-btn-primary');
    await expect(filled).toHaveText(texts.t('documents:form.nextStep'));
    await expect(foot(dealer).getByRole('button', { name: texts.t('shared:action.submit'), exact: true })).toHaveCount(0);
    await stepButton(dealer, 'files').click();
    await expect(filled).toHaveText(texts.t('shared:action.submit'));
    await act(dealer, texts.t('shared:action.submit'));
    await expect(errorList(page)).toContainText(say('field.ownerName'));
    // The first field that is wrong is in the step that is shown, and has the focus.
    await expect(field(dealer, 'deliveryDate')).toBeFocused();
    await picture(page, 'errors');
    // A step says how many errors it has; one in the list opens the step of its field.
    await expect(stepButton(dealer, 'owner')).toHaveAccessibleName(new RegExp(texts.t('documents:form.stepErrors', { n: 4 })));
    await expect(field(dealer, 'ownerName')).toBeHidden();
    await errorList(page)
      .getByRole('listitem')
      .filter({ hasText: say('field.ownerName') })
      .getByRole('button')
      .first()
      .click();
    await expect(field(dealer, 'ownerName')).toBeFocused();
    await expect(field(dealer, 'vin')).toBeHidden();
  });

  await test.step('whoever looks at another tab finds the step and the errors again', async () => {
    const tabs = page.getByRole('navigation', { name: texts.t('ui:tabs.label') });
    await tabs.getByRole('link', { name: texts.t('server:menu.vehicle-list'), exact: true }).click();
    await expect(steps(dealer)).toBeHidden();
    await page.goBack();
    await expect(field(dealer, 'ownerName')).toBeVisible();
    await expect(errorList(page)).toContainText(say('field.ownerName'));
    await stepButton(dealer, 'machine').press('Enter');
    await expect(field(dealer, 'vin')).toHaveValue(machine.vin);
  });

  await test.step('the sheet is filled in; the warranty is shown before it is handed in', async () => {
    await fillDay(dealer, 'deliveryDate', day);
    await fill(dealer, { operatingHours: '8', invoiceNo: `E2E-${machine.vin.slice(-6)}` });
    await fillDay(dealer, 'invoiceDate', day);
    await goOn(dealer, 'owner');
    await expect(stepButton(dealer, 'machine')).toHaveAccessibleName(isComplete(dealer));
    await expect(stepButton(dealer, 'owner')).not.toHaveAccessibleName(isComplete(dealer));
    await fill(dealer, { ownerName: 'Juana Rojas', ownerPhone: '+56 9 8765 4321', ownerAddress: 'Ruta 5 Sur, km 120' });
    await choose(page, field(dealer, 'endUserType'), texts.dict('end_user_type', 'farmer'));
    await goOn(dealer, 'training');
    await fillDay(dealer, 'trainingDate', day);
    await fill(dealer, { trainingPlace: 'Fundo El Roble', trainer: 'Diego', trainingHours: '3' });
    await page.getByRole('radio', { name: /5/ }).last().click({ force: true });
    await page.getByRole('button', { name: say('allDone'), exact: true }).click();
    const saved = page.waitForResponse(/handoverTrain\/save/);
    await page.keyboard.press('Control+s');
    await saved;
    await expect(stepButton(dealer, 'training')).not.toHaveAccessibleName(isComplete(dealer));
    await addTrainee(dealer, { name: 'Juana Rojas', role: 'owner' });
    await expect(stepButton(dealer, 'training')).toHaveAccessibleName(isComplete(dealer));
    await picture(page, 'training');
    await goOn(dealer, 'warranty');
    await expect(page.locator('[data-section=warranty]')).toContainText(say('warranty.covered'));
    await picture(page, 'warranty');
    await goOn(dealer, 'files');
    for (const slot of ['handoverPhoto', 'customerSignature', 'trainerSignature']) await uploadTo(dealer, `handoverTrain:${slot}`, 'vehicle-plate.jpg');
    await uploadTo(dealer, 'handoverTrain:invoiceScan', 'invoice.pdf');
    await expect(stepButton(dealer, 'files')).toHaveAccessibleName(isComplete(dealer));
    await picture(page, 'filled');
  });

  await test.step('a delivery before the machine was accepted is refused; corrected, the sheet is handed in', async () => {
    await stepButton(dealer, 'machine').click();
    await fillDay(dealer, 'deliveryDate', addDays(machine.pdiDate!, -1));
    // The field says so as soon as the day is there.
    await expect(field(dealer, 'deliveryDate')).toHaveAccessibleDescription(new RegExp(say('notBefore', { date: machine.pdiDate! })));
    await stepButton(dealer, 'files').click();
    // A day that will be refused leaves its step to be done.
    await expect(stepButton(dealer, 'machine')).not.toHaveAccessibleName(isComplete(dealer));
    await act(dealer, texts.t('shared:action.submit'));
    await expect(errorList(page)).toContainText(texts.t('server:E-122'));
    await expect(field(dealer, 'deliveryDate')).toBeFocused();
    await picture(page, 'too-early');
    await expectStatus(dealer, 'draft');
    await fillDay(dealer, 'deliveryDate', day);
    await stepButton(dealer, 'files').click();
    await act(dealer, texts.t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
  });

  await test.step('the reviewer passes it: the machine is its owner’s, and under warranty', async () => {
    const no = await page.getByRole('heading', { level: 1 }).innerText();
    const reviewer = await openAs(browser, 'wang.service', `/vehicle/handoverTrain?status=submitted&keyword=${no}`);
    await reviewer.page.getByRole('link', { name: no }).first().click();
    await test.step('who reads it sees all sections one below the other, as text', async () => {
      const sheet = reviewer.page.locator('[data-document]:visible');
      for (const name of ['machine', 'owner', 'training', 'warranty', 'files']) await expect(sheet.locator(`[data-section=${name}]`)).toBeVisible();
      await expect(steps(reviewer)).toHaveCount(0);
      await expect(sheet.locator('[data-section]').locator('.ant-form, input, :disabled')).toHaveCount(0);
      await picture(reviewer.page, 'read');
    });
    const pass = reviewer.texts.t('shared:action.pass');
    await act(reviewer, pass);
    await reviewer.page.getByRole('dialog').getByRole('button', { name: pass, exact: true }).click();
    await expect(reviewer.page.locator('article > header:visible')).toContainText(reviewer.texts.t('shared:meaning.underCover', { date: '' }).trim());
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    await expect(page.getByText(texts.dict('vehicle_status', 'delivered')).first()).toBeVisible();
    const warranty = page.getByRole('region', { name: texts.t('vehicle:warranty.title') });
    await expect(warranty).toContainText(texts.t('vehicle:warranty.ok'));
    await expect(warranty).toContainText(texts.t('vehicle:warranty.period', { from: day, to: lastDayOf(day, 12) }));
    await page.getByRole('tab', { name: texts.t('vehicle:tab.handover') }).click();
    await expect(page.getByRole('row', { name: new RegExp(no) })).toContainText('Juana Rojas');
    await picture(page, 'passport');
  });

  await test.step('the goals of the dealer are one machine nearer, on its figures as well', async () => {
    // A machine that was handed over on New Year's Eve counts into the year before.
    const com = before.toDate.com + (day.startsWith(String(before.year)) ? 1 : 0);
    await expect.poll(async () => (await goalsOf(dealer)).toDate.com).toBe(com);
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('region', { name: texts.t('dashboard:goals.title', { year: before.year }) }).getByRole('link')).toContainText(
      `${texts.t('dashboard:goals.toDate', { com, target: '', rate: '' }).split(String(com), 1)[0]!}${com}`,
    );
    await picture(page, 'figures');
  });

  await test.step('its first maintenance is planned at 50 hours', async () => {
    const service = await openAs(browser, 'd001.service', `/vehicle/list/vin/${machine.vin}`);
    await service.page.getByRole('tab', { name: texts.t('vehicle:tab.maintenance') }).click();
    const first = service.page
      .getByRole('tabpanel', { name: texts.t('vehicle:tab.maintenance') })
      .getByRole('row')
      .nth(1);
    await expect(first).toContainText('50');
    await expect(first).toContainText(texts.dict('plan_status', 'open'));
    await picture(service.page, 'maintenance');
    // The plan is no matter of those who sell.
    await expect(page.getByRole('tab', { name: texts.t('vehicle:tab.maintenance') })).toBeHidden();
  });
});

test('a whole handover is written and handed in with keys alone', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.sales', '/vehicle/list');
  const { page, texts } = dealer;
  const { t, dict } = texts;
  const day = daysAgo(1);
  const machine = await inStock(dealer, { before: day, hours: 8 });
  await page.goto(`/vehicle/handoverTrain/add?vin=${machine.vin}`);
  await expect(field(dealer, 'vin')).toHaveValue(machine.vin);

  const typeDay = async (name: string): Promise<void> => {
    await typeInto(page, field(dealer, name), day);
    await page.keyboard.press('Enter');
    await expect(field(dealer, name)).toHaveValue(day);
  };
  /** Goes on with the button at the foot; the next section has the focus. */
  const next = async (name: string): Promise<void> => {
    await enter(page, foot(dealer).getByRole('button', { name: t('documents:form.nextStep'), exact: true }), 80);
    await expect(page.getByRole('region', { name: t(`handoverTrain:section.${name}`) })).toBeFocused();
  };

  await test.step('the machine', async () => {
    await tabTo(page, field(dealer, 'vin'), 120);
    await typeDay('deliveryDate');
    await typeInto(page, field(dealer, 'operatingHours'), '8');
    await typeInto(page, field(dealer, 'invoiceNo'), `KEYS-${machine.vin.slice(-6)}`);
    await typeDay('invoiceDate');
    const saved = page.waitForResponse(/handoverTrain\/save/);
    await page.keyboard.press('ControlOrMeta+s');
    await saved;
    await expectStatus(dealer, 'draft');
    await next('owner');
  });

  await test.step('its owner', async () => {
    for (const [name, text] of Object.entries({ ownerName: 'Juana Rojas', ownerPhone: '+56 9 8765 4321', ownerAddress: 'Ruta 5 Sur, km 120' }))
      await typeInto(page, field(dealer, name), text);
    await lookUp(page, field(dealer, 'endUserType'), dict('end_user_type', 'farmer'));
    await next('training');
  });

  await test.step('the training, its topics, and who was trained', async () => {
    await typeDay('trainingDate');
    for (const [name, text] of Object.entries({ trainingPlace: 'Fundo El Roble', trainer: 'Diego', trainingHours: '3' }))
      await typeInto(page, field(dealer, name), text);
    const stars = page.locator('[id$="-customerSatisfaction"]:visible').getByRole('radio');
    await tabTo(page, stars.first());
    await page.keyboard.press('Space');
    for (let count = 1; count < 5; count += 1) await page.keyboard.press('ArrowRight');
    await expect(stars.last()).toBeChecked();
    await enter(page, page.getByRole('button', { name: t('handoverTrain:allDone'), exact: true }));
    await enter(page, page.getByRole('region', { name: t('handoverTrain:section.training') }).getByRole('button', { name: t('editableTable:add') }), 60);
    const row = page
      .getByRole('grid', { name: t('handoverTrain:section.trainees'), exact: true })
      .locator('[role=row]')
      .last();
    await typeInto(page, row.locator('[data-column="name"]').getByRole('textbox'), 'Juana Rojas');
    await page.keyboard.press('Tab');
    await page.keyboard.type(dict('trainee_role', 'owner'));
    await page.keyboard.press('Enter');
    await expect(row.locator('[data-column="role"]')).toContainText(dict('trainee_role', 'owner'));
    await next('warranty');
  });

  await test.step('the files', async () => {
    await next('files');
    const files = {
      handoverPhoto: 'vehicle-plate.jpg',
      invoiceScan: 'invoice.pdf',
      customerSignature: 'vehicle-plate.jpg',
      trainerSignature: 'vehicle-plate.jpg',
    };
    for (const [slot, name] of Object.entries(files)) {
      const add = slotOf(dealer, `handoverTrain:${slot}`).getByRole('button', { name: t('ui:files.addTo', { slot: t(`handoverTrain:field.slot.${slot}`) }) });
      await tabTo(page, add, 60);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(fileOf(name));
      await expect(storedFile(dealer, `handoverTrain:${slot}`, name)).toBeVisible();
    }
  });

  await test.step('hand it in', async () => {
    await enter(page, foot(dealer).getByRole('button', { name: t('shared:action.submit'), exact: true }), 80);
    await expectStatus(dealer, 'submitted');
  });
});
