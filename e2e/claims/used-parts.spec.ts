/** The maker wants parts back that were replaced under warranty: the dealer sends them, the maker receives them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, errorList, expectStatus } from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { uploadTo } from '../steps/files.ts';
import { findInList } from '../steps/findInList.ts';
import { press } from '../steps/foot.ts';
import { openMenu } from '../steps/menu.ts';
import { openMessages } from '../steps/messages.ts';
import { picturesOf } from '../steps/pictures.ts';
import { readQr } from '../steps/qr.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

/** Cores in their list. */
const coreRows = ({ page, texts }: Person): Locator =>
  page
    .getByRole('region', { name: texts.t('usedPartsTask:title') })
    .locator('tbody')
    .getByRole('row');

/** The tag of a core: number of its claim, of the fault and of the part. */
async function tagIn(row: Locator): Promise<string> {
  const tag = /WC\w+-\d+-\d+-\d+/.exec(await row.innerText());
  if (!tag) throw new Error('The row shows no tag');
  return tag[0];
}

const claimOf = (tag: string): string => tag.split('-').slice(0, 2).join('-');

const field = ({ page, texts }: Person, name: string): Locator =>
  page.getByLabel(texts.t(`usedPartsHandle:field.${name}`)).and(page.locator(`[id$="-${name}"]:visible`));

async function fill(person: Person, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(person, name).fill(value);
    await field(person, name).press('Tab');
  }
}

/** Size of a label on paper, in mm. */
const labelSize = { width: 70, height: 37 };
const pxPerMm = 96 / 25.4;

/** Labels are as large as those of a printed sheet, and nothing on them is cut. */
async function expectLabels(page: Page, labels: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const label of await labels.all()) {
    const box = await label.evaluate((element) => {
      const text = element.querySelector('div')!;
      const { width, height } = element.getBoundingClientRect();
      return { width, height, hidden: text.scrollHeight - text.clientHeight };
    });
    expect(box.width).toBeCloseTo(labelSize.width * pxPerMm, 0);
    expect(box.height).toBeCloseTo(labelSize.height * pxPerMm, 0);
    expect(box.hidden).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ media: null });
}

const lineOf = ({ page, texts }: Person, tag: string): Locator =>
  page
    .getByRole('grid', { name: texts.t('usedPartsHandle:section.lines'), exact: true })
    .getByRole('row')
    .filter({ hasText: tag });

/** Enters the condition in which a core is sent. */
async function sayCondition(person: Person, tag: string, condition: string): Promise<void> {
  const cell = lineOf(person, tag).locator('[data-column="condition"]');
  await cell.hover();
  await choose(person.page, cell.getByRole('combobox'), person.texts.dict('core_condition', condition));
  await expect(cell).toContainText(person.texts.dict('core_condition', condition));
}

/** Number of the document on the page, once it has one. */
async function handleNo({ page }: Person): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^UP/);
  return title.innerText();
}

/** A parcel that waits for the maker: opened from the list of parcels under way. */
async function openParcel(person: Person, no: string): Promise<void> {
  await openMenu(person, 'service-usedParts');
  await findInList(person, 'usedPartsHandle', no);
}

/** Starts recording the receipt of a parcel. */
async function beginReceipt(person: Person, no: string): Promise<Locator> {
  const { page, texts } = person;
  await press(person, texts.t('usedPartsHandle:action.receive'));
  const dialog = page.getByRole('dialog', { name: texts.t('usedPartsHandle:receive.title', { no }) });
  await expect(dialog).toBeVisible();
  return dialog;
}

const endReceipt = async ({ texts }: Person, dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: texts.t('usedPartsHandle:action.receive') }).click();
  await expect(dialog).toBeHidden();
};

/** A core in the panels beside the open page. */
const inRail = ({ page }: Person, text: string): Locator => page.getByRole('complementary').getByRole('listitem').filter({ hasText: text });

test('a core is sent back with its tag, received, and the return is closed', async ({ browser }) => {
  const keep = picturesOf('used-parts');
  const dealer = await openAs(browser, 'd001.parts');
  const { page, texts } = dealer;
  const { t } = texts;
  let [tag, no, scanned] = ['', '', ''];

  await test.step('the parts clerk sees which cores the maker wants, and takes one into a new document', async () => {
    await openMenu(dealer, 'service-usedParts-tasks');
    await page.getByRole('button', { name: t('usedPartsTask:chip.toReturn'), exact: true }).click();
    const row = coreRows(dealer).first();
    await expect(row).toContainText(texts.dict('core_status', 'to_return'));
    tag = await tagIn(row);
    await expect(row.getByRole('link', { name: claimOf(tag), exact: true })).toBeVisible();
    await keep(page, 'cores');
    await row.getByRole('button', { name: t('ui:list.rowActions', { n: 1 }) }).click();
    await page.getByRole('menuitem', { name: t('usedPartsTask:handle') }).click();
    await expect(lineOf(dealer, tag)).toBeVisible();
  });

  await test.step('saves it with who sends it', async () => {
    await fill(dealer, { handleDate: daysAgo(1), handledBy: 'Jorge Paredes', freight: '45.50' });
    await press(dealer, t('documents:action.save'));
    no = await handleNo(dealer);
    await expectStatus(dealer, 'draft');
    await expect(inRail(dealer, claimOf(tag)).first()).toContainText(texts.dict('core_status', 'to_return'));
    await keep(page, 'saved');
  });

  await test.step('prints the tag to tie to the core', async () => {
    await press(dealer, t('shared:print'));
    const sheet = page.locator('.print-sheet:visible');
    await expect(sheet).toContainText(tag);
    // The code of the list leads to the document.
    expect(await readQr(sheet.getByRole('img'))).toMatch(/\/service\/usedParts\/detail\/\w+$/);
    await page.getByText(t('usedPartsHandle:print.tags'), { exact: true }).click();
    const label = sheet.getByRole('article');
    await expect(label).toHaveCount(1);
    await expect(label.getByRole('heading', { name: tag })).toBeVisible();
    scanned = await readQr(label.getByRole('img', { name: tag }));
    expect(scanned.split(' ')[0]).toBe(tag);
    await expectLabels(page, label);
    await keep(page, 'tag');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  });

  await test.step('is told what the parcel lacks', async () => {
    await press(dealer, t('shared:action.submit'));
    for (const name of ['carrier', 'shipDate', 'boxes', 'slot.tagPhoto', 'slot.packingPhoto', 'slot.freightInvoice'])
      await expect(errorList(page)).toContainText(t(`usedPartsHandle:field.${name}`));
    await expect(errorList(page)).toContainText(tag);
    await expectStatus(dealer, 'draft');
    await keep(page, 'incomplete');
  });

  await test.step('completes and ships it', async () => {
    await sayCondition(dealer, tag, 'complete');
    await fill(dealer, { carrier: 'DHL Express', trackingNo: 'D001-77120', shipDate: daysAgo(1), boxes: '1' });
    await uploadTo(dealer, 'usedPartsHandle:tagPhoto', 'defective-parts.png');
    await uploadTo(dealer, 'usedPartsHandle:packingPhoto', 'new-parts.jpg');
    await uploadTo(dealer, 'usedPartsHandle:freightInvoice', 'invoice.pdf');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'shipped');
    await expect(inRail(dealer, claimOf(tag)).first()).toContainText(texts.dict('core_status', 'shipped'));
    await keep(page, 'shipped');
  });

  await test.step('the reviewer scans the tag and records the receipt', async () => {
    const reviewer = await openAs(browser, 'wang.service');
    await openParcel(reviewer, no);
    await expectStatus(reviewer, 'shipped');
    const dialog = await beginReceipt(reviewer, no);
    await dialog.getByLabel(reviewer.texts.t('usedPartsHandle:scan.label')).fill(scanned);
    await dialog.getByLabel(reviewer.texts.t('usedPartsHandle:scan.label')).press('Enter');
    await expect(dialog.getByLabel(`${tag} ${reviewer.texts.t('usedPartsHandle:field.lines.receivedQty')}`)).toHaveValue('1');
    await expect(dialog.getByText(reviewer.texts.dict('inspect_result', 'confirmed'), { exact: true })).toBeVisible();
    await keep(reviewer.page, 'receipt');
    await endReceipt(reviewer, dialog);
    await expectStatus(reviewer, 'closed');
    await keep(reviewer.page, 'received');
    await reviewer.page.context().close();
  });

  await test.step('the clerk is told, and finds the return closed', async () => {
    await page.reload();
    const messages = await openMessages(dealer);
    await messages.getByRole('link', { name: t('server:event.usedPartsHandle.received.title', { no }) }).click();
    await expectStatus(dealer, 'closed');
    await expect(page.locator('article > header:visible')).toContainText('1 / 1');
    await expect(inRail(dealer, claimOf(tag)).first()).toContainText(texts.dict('core_status', 'received'));
    await keep(page, 'closed');
  });

  await test.step('its claim says that the core was received, and leads to it', async () => {
    await openClaim(dealer, claimOf(tag));
    const core = inRail(dealer, tag);
    await expect(core).toContainText(texts.dict('core_status', 'received'));
    await keep(page, 'claim');
    await core.getByRole('link', { name: tag }).click();
    await expect(coreRows(dealer)).toHaveCount(1);
    await expect(coreRows(dealer).first()).toContainText(tag);
    await expect(coreRows(dealer).first()).toContainText(texts.dict('core_status', 'received'));
    await keep(page, 'core');
  });
});

test('a parcel lacks a core: the rest is sent in another one, and the return is closed', async ({ browser }) => {
  const keep = picturesOf('used-parts-rest');
  const reviewer = await openAs(browser, 'wang.service', '/service/usedParts/tasks?coreStatus=kept&open=Y&dealerCode=D002');
  const tags: string[] = [];

  await test.step('the reviewer asks for two cores that the dealer keeps', async () => {
    const { page, texts } = reviewer;
    for (const index of [0, 1]) {
      const row = coreRows(reviewer).nth(index);
      await expect(row).toContainText(texts.dict('core_status', 'kept'));
      tags.push(await tagIn(row));
      await row.getByRole('checkbox').check();
    }
    const name = texts.t('usedPartsTask:request');
    await page
      .getByRole('region', { name: texts.t('ui:list.selection') })
      .getByRole('button', { name })
      .click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel(texts.t('usedPartsTask:field.returnDays')).fill('21');
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByText(texts.t('listPage:batch.result', { done: 2, skipped: 0 }))).toBeVisible();
    await keep(page, 'asked');
    await dialog.locator('.ant-modal-footer').getByRole('button').click();
    for (const tag of tags) await expect(coreRows(reviewer).filter({ hasText: tag })).toHaveCount(0);
  });

  const [first, second] = tags as [string, string];
  const dealer = await openAs(browser, 'd002.service', `/service/usedParts/tasks?coreStatus=to_return&keyword=${first}`);
  const { page, texts } = dealer;
  const { t } = texts;
  let no = '';

  await test.step('the clerk sends both in one parcel', async () => {
    await coreRows(dealer)
      .first()
      .getByRole('button', { name: t('ui:list.rowActions', { n: 1 }) })
      .click();
    await page.getByRole('menuitem', { name: t('usedPartsTask:handle') }).click();
    await expect(lineOf(dealer, first)).toBeVisible();
    await page.getByLabel(t('usedPartsHandle:scan.label')).fill(second);
    await page.getByLabel(t('usedPartsHandle:scan.label')).press('Enter');
    await expect(lineOf(dealer, second)).toBeVisible();
    await sayCondition(dealer, first, 'complete');
    await sayCondition(dealer, second, 'damaged');
    await fill(dealer, { handleDate: daysAgo(1), handledBy: 'Игорь Соколов', carrier: 'СДЭК', trackingNo: 'D002-77121', shipDate: daysAgo(1), boxes: '2' });
    await press(dealer, t('documents:action.save'));
    no = await handleNo(dealer);
    await uploadTo(dealer, 'usedPartsHandle:tagPhoto', 'defective-parts.png');
    await uploadTo(dealer, 'usedPartsHandle:packingPhoto', 'new-parts.jpg');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'shipped');
  });

  await test.step('the reviewer finds one of them', async () => {
    await openParcel(reviewer, no);
    const dialog = await beginReceipt(reviewer, no);
    const say = (key: string) => reviewer.texts.t(`usedPartsHandle:${key}`);
    await dialog.getByRole('button', { name: say('receive.all') }).click();
    const inspection = dialog.getByLabel(`${second} ${say('field.lines.inspection')}`);
    await choose(reviewer.page, inspection, reviewer.texts.dict('inspect_result', 'missing'));
    await expect(dialog.getByLabel(`${second} ${say('field.lines.receivedQty')}`)).toHaveValue('0');
    await dialog.getByLabel(`${second} ${say('field.lines.inspectRemark')}`).fill('箱内未见此件');
    await keep(reviewer.page, 'one-missing');
    await endReceipt(reviewer, dialog);
    await expectStatus(reviewer, 'no_pass');
  });

  await test.step('the clerk reads which one is missing, and sends it after', async () => {
    await page.reload();
    await expectStatus(dealer, 'no_pass');
    const notice = page.getByRole('alert').filter({ hasText: t('usedPartsHandle:receipt.missing', { n: 1 }) });
    await expect(notice).toContainText(second);
    await expect(notice).toContainText('箱内未见此件');
    await expect(notice).not.toContainText(first);
    await expect(inRail(dealer, claimOf(second)).first()).toContainText(texts.dict('core_status', 'missing'));
    await keep(page, 'missing');
    // Not before it was received, by the day at the dealer.
    const shipDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty' }).format();
    await fill(dealer, { trackingNo: 'D002-77122', shipDate, boxes: '1' });
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'shipped');
  });

  await test.step('the reviewer is asked for the rest alone, and closes the return with it', async () => {
    await openParcel(reviewer, no);
    await expectStatus(reviewer, 'shipped');
    const dialog = await beginReceipt(reviewer, no);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(second);
    await dialog.getByRole('button', { name: reviewer.texts.t('usedPartsHandle:receive.all') }).click();
    await endReceipt(reviewer, dialog);
    await expectStatus(reviewer, 'closed');
  });

  await test.step('the clerk sees both received', async () => {
    await page.reload();
    await expectStatus(dealer, 'closed');
    await expect(page.locator('article > header:visible')).toContainText('2 / 2');
    await expect(inRail(dealer, claimOf(second)).first()).toContainText(texts.dict('core_status', 'received'));
    await keep(page, 'closed');
  });
});

test('a core that does not come is charged back: the manager sees what it costs, the dealer reads why', async ({ browser }) => {
  const keep = picturesOf('core-charge-back');
  const manager = await openAs(browser, 'zhao.manager');
  const { page, texts } = manager;
  const { t } = texts;
  const reason = '已催三次，旧件仍未寄回。';
  const { records } = await call<{ records: { id: string }[] }>(manager, '/api/portal/usedPartsHandle/list?status=no_pass&pageSize=50');
  const found = await Promise.all(
    records.map(({ id }) => call<{ handleNo: string; allowedActions: string[] }>(manager, `/api/portal/usedPartsHandle/detail?id=${id}`)),
  );
  const no = found.find(({ allowedActions }) => allowedActions.includes('chargeBack'))!.handleNo;
  await openDocument(manager, '/service/usedParts', no);
  await expectStatus(manager, 'no_pass');

  await test.step('the dialog names each core and the amount, and asks for a reason', async () => {
    await press(manager, t('usedPartsHandle:action.chargeBack'));
    const dialog = page.getByRole('dialog', { name: t('usedPartsHandle:chargeBack.title', { no }) });
    const cost = dialog.getByRole('group').getByRole('listitem');
    await expect(cost.filter({ hasText: /WC\w+-\d+-\d+-\d+/ }).first()).toContainText(/[1-9][\d,]*\.\d\d\s[A-Z]{3}/);
    await expect(cost.last()).toContainText(t('usedPartsHandle:chargeBack.total'));
    await keep(page, 'cost');
    await dialog.getByRole('button', { name: t('usedPartsHandle:action.chargeBack') }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: t('usedPartsHandle:action.chargeBack') }).click();
    await expect(dialog).toBeHidden();
    await expectStatus(manager, 'closed');
    await keep(page, 'closed');
  });

  await test.step('the dealer is told how much, and why', async () => {
    const account = ['d001.admin', 'd002.admin', 'd003.admin', 'd004.admin'].find((name) => no.includes(name.slice(0, 4).toUpperCase()))!;
    const dealer = await openAs(browser, account);
    const messages = await openMessages(dealer);
    await messages.getByRole('link').filter({ hasText: no }).first().click();
    await expectStatus(dealer, 'closed');
    await expect(dealer.page.getByRole('complementary').getByText(reason)).toBeVisible();
    await keep(dealer.page, 'dealer');
  });
});
