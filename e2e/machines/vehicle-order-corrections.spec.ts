/**
 * Orders of machines are corrected: workbooks with errors come back, orders go on in batches, finance makes an exception, a shipment changes
 * and is taken back, machines are freed, a remainder is cut, orders are recalled and cancelled.
 */
import { expect, type Locator } from '@playwright/test';
import { vinCheckDigit } from '../../packages/validation/src/vin/vinCheckDigit.ts';
import { call } from '../steps/call.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { chooseWorkbook, download, workbookFrom } from '../steps/workbook.ts';
import { test } from '../test.ts';

interface Order {
  id: string;
  orderNo: string;
  status: string;
  contractNo: string;
  closeReason: string | null;
  numberOfOrders: number;
  shippedQty: number;
  paidAmount: number;
  orderAmount: number;
  eta: string | null;
  account: { balance: number };
  machines: { vin: string; shipmentNo: string | null }[];
}

const list = '/vehicle/order';
const contract = `VOC-${Date.now()}`;
const withCheck = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9);
const vins = [1, 2, 3].map((no) => withCheck(`L9TT504E0TA99012${no}`));

const orderOf = (sales: Person, id: string): Promise<Order> => call<Order>(sales, `/mfr/vehicleOrder/queryById?id=${id}`);
const ordersOf = async (sales: Person): Promise<Order[]> =>
  (await call<{ records: Order[] }>(sales, `/mfr/vehicleOrder/list?pageSize=10&column=contractNo&order=asc&contractNo=${contract}`)).records;
const balanceOf = async (sales: Person, id: string): Promise<number> => (await orderOf(sales, id)).account.balance;

/** Sends a workbook of which some rows are wrong. @returns the rows that come back, without titles */
async function sendWrong(person: Person, rows: unknown[][], counts: { done: number; failed: number }, open?: () => Promise<void>) {
  const { page, texts } = person;
  const { t } = texts;
  const dialog = await chooseWorkbook(person, 'rows.xlsx', workbookFrom(rows), open);
  await dialog.getByRole('button', { name: t('importDialog:start') }).click();
  const result = page.getByRole('dialog').filter({ hasText: t('importDialog:counts', counts) });
  const report = await download(person, result.getByRole('button', { name: t('importDialog:failedRows') }));
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  return report.rows.slice(1).map(({ texts: cells }) => cells.join(' | '));
}

/** Sends a workbook that is right. */
async function sendRight(person: Person, rows: unknown[][], open?: () => Promise<void>): Promise<void> {
  const { page, texts } = person;
  const dialog = await chooseWorkbook(person, 'rows.xlsx', workbookFrom(rows), open);
  await dialog.getByRole('button', { name: texts.t('importDialog:start') }).click();
  await expect(page.getByText(texts.t('server:import.done', { done: rows.length - 1 }))).toBeVisible();
}

/** Takes all orders of the list through a step. */
async function batch({ page, texts }: Person, name: string, { done, skipped = 0, why }: { done: number; skipped?: number; why?: string }): Promise<void> {
  await page.locator('thead').getByRole('checkbox').check();
  await page
    .getByRole('region', { name: texts.t('ui:list.selection') })
    .getByRole('button', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name });
  if (why !== undefined) await expect(dialog).toContainText(why);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.locator('p[role=status]')).toHaveText(texts.t('listPage:batch.result', { done, skipped }));
  await dialog.locator('.ant-modal-footer').getByRole('button').click();
  await expect(dialog).toBeHidden();
}

/** Opens a step of an order in its foot, also where it stands behind the dots. */
async function step(person: Person, name: string, no: string): Promise<Locator> {
  const { page, texts } = person;
  const foot = page.locator('[data-document-foot]:visible');
  const button = foot.getByText(texts.t(`vehicleOrder:action.${name}`), { exact: true });
  await expect(foot.getByRole('button').first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await foot.getByRole('button', { name: texts.t('ui:more.actions') }).click();
    await page.getByRole('menuitem', { name: texts.t(`vehicleOrder:action.${name}`), exact: true }).click();
  }
  return page.getByRole('dialog', { name: no });
}

async function finish({ texts }: Person, dialog: Locator, name: string, reason?: string): Promise<void> {
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: texts.t(`vehicleOrder:action.${name}`), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('workbooks, batches, exceptions, and whatever is taken back', async ({ browser }) => {
  const keep = picturesOf('vehicle-order-corrections');
  const sales = await openAs(browser, 'sun.sales', `${list}/prices`);
  const { page, texts } = sales;
  const { t, dict } = texts;

  await test.step('the price list: what is missing, negative, a text, or there twice comes back', async () => {
    const head = ['fourthProduct', 'currency', 'validFrom', 'price'];
    const wrong = await sendWrong(
      sales,
      [
        head,
        ['T504', 'USD', '2027-01-01', 900],
        ['T604', 'USD', '2027-01-01', ''],
        ['T704', 'USD', '2027-01-01', -5],
        ['T804', 'USD', '2027-01-01', 'much'],
        ['T504', 'USD', '2027-01-01', 901],
        ['T-NO', 'USD', '2027-01-01', 1],
      ],
      { done: 1, failed: 5 },
    );
    const price = t('vehiclePrice:field.price');
    for (const [at, said] of [price, price, price, t('server:import.duplicateRow', { row: 2 }), 'T-NO'].entries()) expect(wrong[at]).toContain(said);
    await keep(page, 'prices');
  });

  await page.goto(`${list}?keyword=${contract}`);
  const head = ['contractNo', 'dealerCode', 'contractSigningDate', 'deliveryMethod', 'currency', 'depositRatio', 'fourthProduct', 'qty', 'unitPrice'];
  const first = ['D001', '2026-11-02', 'sea_container', 'USD', 30, 'T504'];
  const more = ['D001', '', '', '', '', 'T504'];
  await test.step('contracts: one whose row is wrong comes back whole, the others are drafts', async () => {
    const wrong = await sendWrong(
      sales,
      [
        head,
        [`${contract}-1`, ...first, 3, 1000],
        [`${contract}-2`, ...first, 2, 1000],
        [`${contract}-2`, ...more, 'two', 1000],
        [`${contract}-3`, ...first, -1, 1000],
        [`${contract}-4`, ...first, '', 1000],
      ],
      { done: 1, failed: 4 },
    );
    const qty = t('vehicleOrder:field.qty');
    expect(wrong[0]).toContain(t('server:vehicleOrder.rowMissing'));
    for (const row of wrong.slice(1)) expect(row).toContain(qty);
    expect((await ordersOf(sales)).map(({ contractNo }) => contractNo)).toEqual([`${contract}-1`]);
    await sendRight(sales, [head, [`${contract}-2`, ...first, 1, 1000], [`${contract}-2`, ...more, 1, 1000], [`${contract}-3`, ...first, 300, 1000]]);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(3);
  });
  const [{ id, orderNo: no }, second, third] = (await ordersOf(sales)) as [Order, Order, Order];
  const address = `${list}/detail/${id}`;
  /** The first machine of the first order leaves. */
  const ship = async (eta: string): Promise<void> => {
    const dialog = await step(sales, 'ship', no);
    await dialog.getByRole('checkbox', { name: vins[1]! }).uncheck();
    await dialog.getByLabel(t('vehicleOrder:field.eta')).fill(eta);
    await dialog.getByLabel(t('vehicleOrder:field.blNo')).fill('BL-1');
    await finish(sales, dialog, 'ship');
  };

  await test.step('they are released together, although their prices are far from the list; confirmed are those that the account covers', async () => {
    const before = await balanceOf(sales, id);
    await batch(sales, t('vehicleOrder:action.release'), { done: 3, why: t('server:W-436', { pct: '' }).slice(0, 4) });
    await batch(sales, t('vehicleOrder:action.confirm'), { done: 2, skipped: 1, why: third.orderNo });
    expect((await ordersOf(sales)).map(({ status }) => status)).toEqual(['pass', 'pass', 'submitted']);
    expect(Math.round(before - (await balanceOf(sales, id)))).toBe(1500);
  });

  await test.step('VINs come from a workbook, into the dialog that assigns them; one is freed, and one that is there is not typed again', async () => {
    await page.goto(`${address}?do=assignVins`);
    const dialog = page.getByRole('dialog', { name: no });
    const open = () => dialog.getByRole('button', { name: t('shared:import'), exact: true }).click();
    const vinHead = ['vin', 'orderNo', 'lineNo', 'engineNo', 'productionDate'];
    const row = (vin: string, line: unknown = 1): unknown[] => [vin, no, line, `E-${vin.slice(-4)}`, '2026-09-01'];
    const wrong = await sendWrong(
      sales,
      [vinHead, row(withCheck('L9TT904E0TA990121')), row(''), row(vins[0]!, -1), row(vins[1]!, 'one'), row(vins[2]!, 9)],
      { done: 0, failed: 5 },
      open,
    );
    const line = t('vehicleOrder:field.lineNo');
    for (const [at, said] of ['T504', 'VIN', line, line, line].entries()) expect(wrong[at]).toContain(said);
    await sendRight(sales, [vinHead, ...vins.map((vin) => row(vin))], open);
    await expect(page.getByText(vins[2]!).first()).toBeVisible();
    const free = await step(sales, 'unassignVins', no);
    await free.getByRole('checkbox', { name: vins[2]! }).check();
    await keep(page, 'free');
    await finish(sales, free, 'unassignVins');
    expect((await orderOf(sales, id)).machines.map(({ vin }) => vin)).toEqual(vins.slice(0, 2).toSorted());
    const again = await step(sales, 'assignVins', no);
    const typed = again.locator('[data-row-id]').first();
    for (const [column, text] of Object.entries({ vin: vins[0]!, engineNo: 'E-1', productionDate: '2026-09-01' })) {
      await typed.locator(`[data-column="${column}"]`).click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await again.getByRole('button', { name: t('vehicleOrder:action.assignVins'), exact: true }).click();
    await expect(again.getByRole('alert')).toContainText(t('server:E-433', { vin: vins[0]!, no }));
    await expect(typed.locator('[data-column="vin"]')).toHaveAttribute('aria-invalid', 'true');
    await keep(page, 'typed');
    await again.getByRole('button', { name: t('documents:action.cancel'), exact: true }).click();
    await expect(again).toHaveCount(0);
  });

  await test.step('finance lets one shipment go without cover', async () => {
    const finance = await openAs(browser, 'qian.finance', `${address}?do=overrideShipment`);
    await finish(finance, finance.page.getByRole('dialog', { name: no }), 'overrideShipment', 'The bank has confirmed the transfer');
    await expect(finance.page.getByText(finance.texts.t('vehicleOrder:notice.shipment'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('vehicleOrder:notice.shipment'))).toBeVisible();
    await keep(page, 'exception');
    await ship('2027-02-01');
    await expect(page.getByText(t('vehicleOrder:notice.shipment'))).toHaveCount(0);
    expect(await orderOf(sales, id)).toMatchObject({ status: 'pass', shippedQty: 1, eta: '2027-02-01' });
  });

  await test.step('the shipment gets a new expected arrival, is taken back, and leaves anew', async () => {
    const change = await step(sales, 'changeShipment', no);
    await change.getByLabel(t('vehicleOrder:field.eta')).fill('2027-02-20');
    await change.getByLabel(t('vehicleOrder:field.containerNo')).fill('CONT-7');
    await keep(page, 'change');
    await finish(sales, change, 'changeShipment');
    expect(await orderOf(sales, id)).toMatchObject({ eta: '2027-02-20' });
    const unship = await step(sales, 'unship', no);
    await expect(unship).toContainText(`${no}/1`);
    await finish(sales, unship, 'unship', 'The truck was too small');
    expect(await orderOf(sales, id)).toMatchObject({ shippedQty: 0, eta: null, machines: [{ shipmentNo: null }, { shipmentNo: null }] });
    await ship('2027-02-10');
    expect((await orderOf(sales, id)).machines.filter(({ shipmentNo }) => shipmentNo === `${no}/2`)).toHaveLength(1);
  });

  await test.step('the remainder is cut: the machine that stays is free, the order is as large as its shipment', async () => {
    const cut = await step(sales, 'cutRemainder', no);
    await expect(cut).toContainText(t('vehicleOrder:ask.left', { count: 2 }));
    await finish(sales, cut, 'cutRemainder', 'The customer takes one only');
    await expect(page.getByText(dict('bill_status', 'shipped'), { exact: true }).first()).toBeVisible();
    expect(await orderOf(sales, id)).toMatchObject({ numberOfOrders: 1, orderAmount: 1000, paidAmount: 900, machines: [{ shipmentNo: `${no}/2` }] });
  });

  await test.step('another is cancelled, and its deposit comes back', async () => {
    await page.goto(`${list}/detail/${second.id}`);
    const before = await balanceOf(sales, second.id);
    const cancel = await step(sales, 'cancel', second.orderNo);
    await expect(cancel).toContainText(t('vehicleOrder:ask.givenBack'));
    await keep(page, 'cancel');
    await finish(sales, cancel, 'cancel', 'The customer has withdrawn');
    await expect(page.getByText(dict('close_reason', 'cancelled')).first()).toBeVisible();
    expect(await orderOf(sales, second.id)).toMatchObject({ status: 'closed', closeReason: 'cancelled', paidAmount: 0 });
    expect(Math.round((await balanceOf(sales, second.id)) - before)).toBe(600);
  });

  await test.step('finance lets a third one go without its deposit; it is recalled instead, and its dealer sees it no more', async () => {
    const place = `${list}/detail/${third.id}`;
    const dealer = await openAs(browser, 'd001.sales', place);
    await expect(dealer.page.getByRole('heading', { level: 1, name: third.orderNo })).toBeVisible();
    const finance = await openAs(browser, 'qian.finance', `${place}?do=overrideDeposit`);
    const exception = finance.page.getByRole('dialog', { name: third.orderNo });
    await expect(exception).toContainText(finance.texts.t('vehicleOrder:field.depositDue'));
    await finish(finance, exception, 'overrideDeposit', 'The deposit is on its way');
    await expect(finance.page.getByText(finance.texts.t('vehicleOrder:notice.deposit'))).toBeVisible();
    await page.goto(place);
    await expect(page.getByText(t('vehicleOrder:notice.deposit'))).toBeVisible();
    await finish(sales, await step(sales, 'recall', third.orderNo), 'recall', 'Another price was agreed');
    await expect(page.getByText(dict('bill_status', 'draft'), { exact: true }).first()).toBeVisible();
    await dealer.page.reload();
    await expect(dealer.page.getByText(dealer.texts.t('server:E-012')).first()).toBeVisible();
  });

  await test.step('a row of the list asks for its step once', async () => {
    await page.goto(`${list}?keyword=${third.orderNo}`);
    const row = page.locator('tbody').getByRole('row').filter({ hasText: third.orderNo });
    await row.hover();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t('vehicleOrder:action.release'), exact: true }).click();
    const question = page.getByRole('dialog').filter({ hasText: t('vehicleOrder:ask.release') });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: third.orderNo })).toBeVisible();
    await expect(page.locator('[data-document-foot]:visible').getByRole('button').first()).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('what the dealer asks about an order stands beside it', async () => {
    const dealer = await openAs(browser, 'd001.admin', address);
    const { t: theirs } = dealer.texts;
    await press(dealer, theirs('documents:action.ask'));
    await dealer.page.getByRole('radio', { name: dealer.texts.dict('feedback_type', 'other') }).check();
    await dealer.page.getByRole('textbox', { name: theirs('feedback:field.title') }).fill('¿Cuándo llega?');
    await dealer.page.getByRole('textbox', { name: theirs('feedback:field.content') }).fill('El cliente pregunta.');
    await dealer.page.getByRole('button', { name: theirs('shared:action.submit'), exact: true }).click();
    await expect(dealer.page.getByRole('heading', { level: 1, name: '¿Cuándo llega?' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('link', { name: '¿Cuándo llega?' })).toBeVisible();
    await keep(page, 'feedback');
  });
});
