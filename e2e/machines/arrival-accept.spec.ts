/** A machine arrives, is inspected late, approved and in stock; machines of one product are inspected and approved together. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from '../steps/choose.ts';
import { call } from '../steps/call.ts';
import { daysAgo, errorList, expectMeaning, expectStatus } from '../steps/claims/claim.ts';
import { fileOf } from '../steps/files.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

/** Measured items of tractors, with a value within their limits. */
const measured = { 'TR-015': '12.8', 'TR-022': '25', 'TR-028': '25', 'TR-031': '5', 'TR-032': '150', 'TR-033': '300' } as const;

interface Machine {
  id: string;
  vin: string;
  secondProduct: string;
  thirdProduct: string;
  shipDate: string | null;
}

/** Machines of the dealer that are on their way. */
async function onTheirWay(person: Person): Promise<Machine[]> {
  const { records } = await call<{ records: Machine[] }>(person, '/api/portal/vehicle/list?vehicleStatus=shipped&pageSize=100');
  return Promise.all(records.map(({ id }) => call<Machine>(person, `/api/portal/vehicle/detail?id=${id}`)));
}

const inArrival =
  ({ texts }: Person) =>
  (key: string, values?: Record<string, string | number>) =>
    texts.t(`arrivalAccept:${key}`, values);

const foot = ({ page }: Person): Locator => page.locator('[data-document-foot]:visible');
/** Actions with a name of their own; the others are called as in every document. */
const own = new Set(['pass', 'auditSucceeded', 'handled']);
const actionName = ({ texts }: Person, action: string): string => texts.t(`${own.has(action) ? 'arrivalAccept' : 'shared'}:action.${action}`);
const act = (person: Person, action: string) =>
  foot(person)
    .getByRole('button', { name: actionName(person, action), exact: true })
    .click();

/** An item of the checklist by its code. */
const itemOf = ({ page }: Person, code: string): Locator => page.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) });

async function passTheRest(person: Person): Promise<void> {
  const rest = person.page.getByRole('button', {
    name: new RegExp(
      `^${person.texts
        .t('documents:checklist.restPasses', { n: 0 })
        .replace(/[（(].*$/, '')
        .trim()}`,
    ),
  });
  await expect(rest.first()).toBeVisible();
  for (let left = await rest.count(); left > 0; left -= 1) await rest.first().click();
  await expect(rest).toHaveCount(0);
}

/** Puts the photos of a sheet where its inspection wants them, as an app on the dealer's phone would. */
async function sendPhotos(person: Person, sheetId: string, slots: readonly string[]): Promise<void> {
  for (const columnName of slots) {
    const file = { name: `${columnName}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(fileOf('vehicle-plate.jpg')) };
    await call(person, '/api/portal/attach/upload', {
      method: 'POST',
      multipart: { file, tableName: 'arrival_accept', tableId: sheetId, attachmentTableName: 'portal_attach', columnName },
    });
  }
}

/** Takes a picture into a slot, as with a phone's camera. @param within where the slots are. Default: the page */
async function addPhoto({ page, texts }: Person, slot: string, within: Page | Locator = page): Promise<void> {
  const place = within.getByRole('region', { name: slot, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await place.getByRole('button', { name: texts.t('ui:files.addTo', { slot }) }).click();
  await (await chooser).setFiles(fileOf('vehicle-plate.jpg'));
  await expect(place.getByRole('button', { name: texts.t('ui:files.open', { name: 'vehicle-plate.jpg' }) })).toBeVisible();
}

const picture = picturesOf('arrival-accept');
const photos = ['platePhoto', 'enginePlatePhoto', 'hourMeterPhoto'] as const;

test('a tractor arrives, is inspected by keyboard, approved and in stock', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.service', '/vehicle/list');
  const { page, texts } = dealer;
  const say = inArrival(dealer);
  const arrivalDay = daysAgo(20);
  const machine = (await onTheirWay(dealer)).find(({ secondProduct, shipDate }) => secondProduct === 'tractor' && shipDate !== null && shipDate <= arrivalDay)!;

  await test.step('the dealer says in its passport that it has arrived', async () => {
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    await page.getByRole('button', { name: texts.t('vehicle:arrive'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel(texts.t('vehicle:field.arrivalDate'));
    await day.fill(arrivalDay);
    await day.press('Enter');
    await dialog.getByRole('button', { name: texts.t('vehicle:arrive'), exact: true }).click();
    await expect(page.getByText(texts.t('vehicle:arrived', { vin: machine.vin }))).toBeVisible();
    await page.getByRole('button', { name: texts.t('vehicle:accept'), exact: true }).click();
    await expectStatus(dealer, 'pending_acceptance');
  });

  await test.step('the workbench counts it among the late ones, and leads to it', async () => {
    await page.goto('/workbench/notice');
    const waiting = page.getByRole('region', { name: texts.t('home:due.title') }).getByRole('link');
    await waiting.filter({ hasText: texts.t('server:todo.arrivalAccept.accept') }).click();
    await page
      .getByRole('button')
      .filter({ hasText: texts.t('todo:late') })
      .click();
    const rows = page
      .getByRole('region', { name: texts.t('todo:title') })
      .locator('tbody')
      .getByRole('row');
    await rows.filter({ hasText: machine.vin }).getByRole('link').first().click();
    await expectStatus(dealer, 'pending_acceptance');
  });

  await test.step('keys 1 and 2 answer an item and lead to the next one', async () => {
    const results = page.locator('[data-line-result]:visible');
    const answer = (index: number, result: string): Locator => results.nth(index).getByRole('radio', { name: texts.dict('pdi_result', result), exact: true });
    await results.nth(0).getByRole('radio').first().focus();
    await page.keyboard.press('2');
    await expect(answer(0, 'no_pass')).toBeChecked();
    await expect(answer(1, 'pass')).toBeFocused();
    await page.keyboard.press('1');
    await expect(answer(1, 'pass')).toBeChecked();
    await expect(answer(2, 'pass')).toBeFocused();
    await answer(0, 'no_pass').focus();
    await page.keyboard.press('1');
    await expect(answer(0, 'pass')).toBeChecked();
  });

  await test.step('a sheet with an item left out names that item, and the delay', async () => {
    await passTheRest(dealer);
    const [missing, ...others] = Object.entries(measured);
    for (const [code, value] of others) await itemOf(dealer, code).getByLabel(say('field.items.measuredValue')).fill(value);
    await expect(page.getByText('41/42', { exact: true })).toBeVisible();
    await foot(dealer)
      .getByRole('button', { name: texts.t('documents:action.saveChanges'), exact: true })
      .click();
    await expectStatus(dealer, 'draft');
    await act(dealer, 'submit');
    await expect(errorList(page)).toContainText(missing![0]);
    await expect(errorList(page)).toContainText(say('field.delayReason'));
    await picture(page, 'errors');
    await errorList(page).getByRole('button', { name: missing![0] }).click();
    await expect(itemOf(dealer, missing![0]).getByRole('radio').first()).toBeFocused();
    await itemOf(dealer, missing![0]).getByLabel(say('field.items.measuredValue')).fill(missing![1]);
    await expect(page.getByText('42/42', { exact: true })).toBeVisible();
  });

  await test.step('a failed item needs its reason and handling', async () => {
    const leak = itemOf(dealer, 'TR-026');
    await leak.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(leak.getByRole('radio', { name: texts.dict('pdi_result', 'no_pass'), exact: true })).toBeChecked();
    await act(dealer, 'submit');
    await expect(errorList(page).getByRole('button', { name: 'TR-026' })).toHaveCount(2);
    await leak.getByLabel(say('field.items.failedReasonCode')).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await choose(page, leak.getByLabel(say('field.items.handling')), texts.dict('pdi_handling', 'repaired'));
    await expect(leak.getByRole('checkbox', { name: say('item.done') })).toBeChecked();
  });

  await test.step('with photos, hours and the reason for the delay it is handed in', async () => {
    await page.getByLabel(say('field.delayReason')).fill('Lluvia en el puerto');
    await page.locator('[data-section=acceptance]').getByLabel(say('field.operatingHours')).fill('25');
    for (const slot of photos) await addPhoto(dealer, say(`field.slot.${slot}`));
    await act(dealer, 'submit');
    // Many hours for a new machine.
    await page
      .getByRole('dialog', { name: texts.t('ui:warning.title') })
      .getByRole('button', { name: texts.t('documents:anyway.submit') })
      .click();
    await expectStatus(dealer, 'submitted');
    await picture(page, 'submitted');
  });

  await test.step('the reviewer finds it in the inbox, sees what failed first, and approves it; the machine is in stock', async () => {
    const no = await page.getByRole('heading', { level: 1 }).innerText();
    const reviewer = await openAs(browser, 'wang.service', '/workbench/todo?sort=ageDays');
    await reviewer.page.getByRole('link', { name: no }).click();
    await expect(reviewer.page.getByRole('region', { name: inArrival(reviewer)('section.failed', { n: 1 }) })).toContainText('TR-026');
    await expect(reviewer.page.locator('[data-document] [data-section]:visible').first()).toHaveAttribute('data-section', 'failed');
    await expect(reviewer.page.locator('[data-document] [data-section]:visible').nth(1)).toHaveAttribute('data-section', 'files');
    // Passed items are folded.
    await expect(reviewer.page.locator('[data-section=checklist]').getByText('TR-001', { exact: true })).toBeHidden();
    await picture(reviewer.page, 'review');
    await act(reviewer, 'auditSucceeded');
    await reviewer.page
      .getByRole('dialog')
      .getByRole('button', { name: inArrival(reviewer)('action.auditSucceeded'), exact: true })
      .click();
    await expect(foot(reviewer).getByRole('button', { name: inArrival(reviewer)('action.auditSucceeded'), exact: true })).toBeHidden();
    await page.goto(`/vehicle/list/vin/${machine.vin}`);
    await expectVehicleStatus(dealer, 'in_stock');
    await page.getByRole('tab', { name: texts.t('vehicle:tab.pdi') }).click();
    await expect(page.getByRole('row', { name: new RegExp(no) })).toContainText(texts.dict('pdi_handling', 'repaired'));
    await test.step('what the maker pays for it stands among the service fees', async () => {
      await reviewer.page.goto(`/finance/serviceFee?keyword=${no}&settlementStatus=`);
      const fee = reviewer.page.locator('tbody:visible').getByRole('row').filter({ hasText: no });
      await expect(fee).toContainText(reviewer.texts.dict('service_fee_type', 'pdi'));
      await picture(reviewer.page, 'fee');
    });
  });
});

const select = async ({ page }: Person): Promise<void> => page.locator('thead').getByRole('checkbox').check();
/** The dialog of a batch that the selection bar offers. */
async function openBatch({ page, texts }: Person, name: string): Promise<Locator> {
  await page
    .getByRole('region', { name: texts.t('ui:list.selection') })
    .getByRole('button', { name, exact: true })
    .click();
  return page.getByRole('dialog', { name });
}
/** Runs a batch, waits for its result, and closes: once it is done there is nothing else to do. */
async function runBatch({ texts }: Person, dialog: Locator, name: string, done: number, skipped: number): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.locator('p[role=status]')).toHaveText(texts.t('listPage:batch.result', { done, skipped }));
  const close = dialog.locator('.ant-modal-footer').getByRole('button');
  await expect(close).toHaveCount(1);
  await close.click();
}

test('machines that are on their way arrive together', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.service', '/vehicle/list');
  const vins = (await onTheirWay(dealer)).slice(-4).map(({ vin }) => vin);
  await dealer.page.goto(`/vehicle/list?vin=${vins.join(',')}`);
  await expect(dealer.page.locator('tbody').getByRole('row')).toHaveCount(4);
  await select(dealer);
  const arrive = dealer.texts.t('vehicle:arrive');
  await runBatch(dealer, await openBatch(dealer, arrive), arrive, 4, 0);
});

test('eight tractors of one product are inspected and approved together, a ninth of another is refused', async ({ browser }) => {
  interface Waiting {
    id: string;
    vin: string;
    thirdProduct: string;
  }
  const dealer = await openAs(browser, 'd002.service', '/vehicle/arrivalAccept');
  const { page, texts } = dealer;
  const say = inArrival(dealer);
  const { records } = await call<{ records: Waiting[] }>(dealer, '/api/portal/arrivalAccept/list?status=pending_acceptance&pageSize=50');
  const tractors = records.filter(({ thirdProduct }) => thirdProduct === 'tractor_40_60').slice(0, 8);
  expect(tractors).toHaveLength(8);
  const strange = records.find(({ thirdProduct }) => thirdProduct !== 'tractor_40_60')!;
  const scratched = tractors[0]!;
  const rowOf = (within: Page | Locator, { vin }: Waiting): Locator => within.getByRole('row', { name: new RegExp(vin) });
  /** Records of a batch with which the same becomes. */
  const groupOf = (dialog: Locator, outcome: string): Locator => dialog.getByRole('rowgroup').filter({ hasText: outcome });
  const unseen = tractors.at(-1)!;

  await test.step('the dealer puts photos on all sheets but one, and inspects them together; one has a scratched bonnet', async () => {
    for (const { id } of tractors.slice(0, -1)) await sendPhotos(dealer, id, id === scratched.id ? [...photos, 'damagePhoto'] : photos);
    await page.goto(`/vehicle/arrivalAccept?keyword=${[...tractors, strange].map(({ vin }) => vin).join(',')}`);
    // The first decides the product.
    for (const machine of [...tractors, strange]) await rowOf(page, machine).getByRole('checkbox').check();
    const accept = say('action.batchAccept');
    let dialog = await openBatch(dealer, accept);
    const otherProduct = texts.t('server:E-123', { product: '' }).slice(0, 12);
    await expect(groupOf(dialog, otherProduct)).toContainText(strange.vin);
    await expect(dialog.getByRole('button', { name: `${scratched.vin}: ${say('audit.photos', { n: 4 })}` })).toBeVisible();
    for (const [code, value] of Object.entries(measured)) await dialog.getByLabel(new RegExp(code)).fill(value);
    for (const hours of await dialog.getByLabel(say('field.operatingHours')).all()) await hours.fill('3');
    const { vin } = scratched;
    await dialog.getByRole('button', { name: `${vin}: ${say('batch.addException')}` }).click();
    await choose(page, dialog.getByLabel(`${vin}: ${say('batch.item')}`), 'TR-001');
    await dialog.getByLabel(`${vin}: ${say('field.items.failedReasonCode')}`).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await choose(page, dialog.getByLabel(`${vin}: ${say('field.items.handling')}`), texts.dict('pdi_handling', 'part_ordered'));
    await test.step('what was typed is there again after the dialog was closed and the page loaded anew', async () => {
      await dialog.getByRole('button', { name: texts.t('listPage:batch.cancel'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      for (const machine of [...tractors, strange]) await rowOf(page, machine).getByRole('checkbox').check();
      dialog = await openBatch(dealer, accept);
      await expect(dialog.getByText(say('batch.restored'))).toBeVisible();
      await expect(dialog.getByLabel(say('field.operatingHours')).first()).toHaveValue('3');
      await expect(dialog.getByLabel(`${vin}: ${say('field.items.handling')}`)).toBeVisible();
    });
    await picture(page, 'batch');
    await test.step('the sheet without photos would stay a draft, which is said before anything is done; its photos are taken in the dialog', async () => {
      await dialog.getByRole('button', { name: accept, exact: true }).click();
      await expect(groupOf(dialog, texts.t('listPage:batch.stays'))).toContainText(unseen.vin);
      await expect(dialog.locator('p[role=status]')).toContainText(texts.t('listPage:batch.preview', { count: 7 }));
      const place = dialog.getByRole('group', { name: say('batch.photosOf', { vin: unseen.vin }) });
      for (const slot of photos) await addPhoto(dealer, say(`field.slot.${slot}`), place);
      await dialog.getByRole('button', { name: accept, exact: true }).click();
      await expect(dialog.locator('p[role=status]')).toContainText(texts.t('listPage:batch.preview', { count: 8 }));
    });
    await runBatch(dealer, dialog, accept, 8, 1);
    const { batchNo } = await call<{ batchNo: string }>(dealer, `/api/portal/arrivalAccept/detail?id=${scratched.id}`);
    await page.goto(`/vehicle/arrivalAccept?status=submitted&batchNo=${batchNo}`);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(8);
    for (const machine of tractors) await expect(rowOf(page, machine)).toHaveCount(1);
  });

  const reviewer = await openAs(browser, 'li.service', `/vehicle/arrivalAccept?keyword=${tractors.map(({ vin }) => vin).join(',')}`);
  const sayReviewer = inArrival(reviewer);
  /** Decides on the sheet that is open, and says yes to the question. */
  const decide = async (action: 'pass' | 'auditSucceeded'): Promise<void> => {
    await act(reviewer, action);
    await reviewer.page
      .getByRole('dialog')
      .getByRole('button', { name: actionName(reviewer, action), exact: true })
      .click();
  };
  await test.step('the reviewer sees which will be skipped, approves the other seven and passes that one', async () => {
    await expect(reviewer.page.locator('tbody').getByRole('row')).toHaveCount(8);
    await select(reviewer);
    const audit = sayReviewer('action.batchAudit');
    const dialog = await openBatch(reviewer, audit);
    await expect(groupOf(dialog, reviewer.texts.t('server:E-117'))).toContainText(scratched.vin);
    await expect(rowOf(dialog, scratched)).toContainText(sayReviewer('audit.photos', { n: 4 }));
    await runBatch(reviewer, dialog, audit, 7, 1);
    await reviewer.page.goto(`/vehicle/arrivalAccept/vin/${scratched.vin}`);
    await test.step('what failed stands first, what passed in one line that a key opens, the result in sight wherever the page stands', async () => {
      const passed = reviewer.page.locator('[data-section=checklist] details:visible > summary');
      await expect(passed).toContainText(/\d+/);
      await passed.focus();
      await reviewer.page.keyboard.press('Enter');
      await expect(reviewer.page.locator('[data-section=checklist] details[open]:visible').getByRole('listitem').first()).toBeVisible();
      await expect(reviewer.page.locator('[data-approved]:visible')).toBeInViewport();
      await passed.scrollIntoViewIfNeeded();
      await expect(reviewer.page.locator('[data-approved]:visible')).toBeInViewport();
    });
    await decide('pass');
    await expectMeaning(reviewer, 'acceptedOpen', { count: 1 });
  });

  await test.step('the dealer says that it is handled; then it is approved, too', async () => {
    await page.goto(`/vehicle/arrivalAccept/vin/${scratched.vin}`);
    const item = itemOf(dealer, 'TR-001');
    await choose(page, item.getByLabel(say('finish.handling')), texts.dict('pdi_handling', 'repaired'));
    await item.getByRole('checkbox').check();
    await act(dealer, 'handled');
    await expect(foot(dealer).getByRole('button', { name: say('action.handled'), exact: true })).toBeHidden();
    await reviewer.page.reload();
    await decide('auditSucceeded');
    await page.goto(`/vehicle/list/vin/${scratched.vin}`);
    await expectVehicleStatus(dealer, 'in_stock');
  });
});

test('on a phone whose network fails a whole inspection keeps what was typed, and is handed in with camera pictures', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const dealer = await openAs(browser, 'd002.service', '/vehicle/arrivalAccept', { options: phone });
  const { page, texts } = dealer;
  const say = inArrival(dealer);
  const { records } = await call<{ records: { id: string; secondProduct: string; daysLeft: number }[] }>(
    dealer,
    '/api/portal/arrivalAccept/list?status=pending_acceptance&pageSize=50&column=createTime&order=asc',
  );
  const sheet = records.find(({ secondProduct, daysLeft }) => secondProduct === 'tractor' && daysLeft >= 0)!;
  await page.goto(`/vehicle/arrivalAccept/edit/${sheet.id}`);
  await test.step('no result goes beyond its button or the screen, in any language', async () => {
    for (const language of ['en', 'es', 'ru', 'fr', 'pt', 'zh-cn'] as const) {
      const reader = await openAs(browser, 'd002.service', `/vehicle/arrivalAccept/edit/${sheet.id}`, { options: phone, language });
      const buttons = reader.page.locator('[data-line-result] label:visible');
      await expect(buttons.first()).toBeVisible();
      expect(await buttons.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length), language).toBe(0);
      expect(await buttons.evaluateAll((all) => Math.max(...all.map((button) => button.getBoundingClientRect().right))), language).toBeLessThanOrEqual(390);
      await reader.page.context().close();
    }
  });
  await passTheRest(dealer);
  await page.context().setOffline(true);
  for (const [code, value] of Object.entries(measured)) await itemOf(dealer, code).getByLabel(say('field.items.measuredValue')).fill(value);
  await page.locator('[data-section=acceptance]').getByLabel(say('field.operatingHours')).fill('2');
  await expect(page.getByText('42/42', { exact: true })).toBeVisible();
  await foot(dealer)
    .getByRole('button', { name: texts.t('documents:action.saveChanges'), exact: true })
    .click();
  await expect(page.getByText(texts.t('documents:form.owed'))).toBeVisible();
  await expect(page.getByText(texts.t('documents:form.unsaved'))).toBeVisible();
  await picture(page, 'offline');
  await page.locator('[data-section=acceptance]').getByLabel(say('field.acceptancePlace')).fill('Campo norte');
  // Back online, the sheet is saved by itself, with unsaved input.
  await page.context().setOffline(false);
  await expectStatus(dealer, 'draft');
  await expect(page.getByText(texts.t('documents:form.unsaved'))).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-section=acceptance]').getByLabel(say('field.acceptancePlace'))).toHaveValue('Campo norte');
  await expect(page.getByText('42/42', { exact: true })).toBeVisible();
  for (const slot of photos) await addPhoto(dealer, say(`field.slot.${slot}`));
  await act(dealer, 'submit');
  await expectStatus(dealer, 'submitted');
});

const expectVehicleStatus = ({ page, texts }: Person, status: string): Promise<void> =>
  expect(page.locator('article > header:visible')).toContainText(texts.dict('vehicle_status', status));
