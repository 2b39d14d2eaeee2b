/** Parts on their way from the maker's shelf to the dealer's: packed by a workbook, shipped, counted, and claimed where they differ. */
import { expect, type Locator } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { chooseWorkbook, download, workbookFrom } from '../steps/workbook.ts';
import { test } from '../test.ts';

interface OpenLine {
  orderNo: string;
  partsCode: string;
  openQty: number;
  dealerCode: string;
  subDealerName: string | null;
}

const lists = '/parts/packingList';
const titles = ['wmsBoxNo', 'orderNo', 'partsCode', 'qty', 'boxSize', 'grossWeight', 'netWeight', 'hsCode', 'originCountry'];
/** As many rows as are taken; two more are wrong. */
const goodRows = 8;
const sizes: Readonly<Record<string, readonly unknown[]>> = { 'BX-1': ['600x400x300', 24.5, 22], 'BX-2': ['1200x800x600', 61, 55.5] };

/** A paid order of the dealer, with so many of its pieces that rows of two boxes can be made of them. */
async function paidOrder(desk: Person): Promise<OpenLine[]> {
  const open = await call<OpenLine[]>(desk, '/api/portal/packingList/openLines?dealerCode=D001');
  const orders = Map.groupBy(open, ({ orderNo }) => orderNo);
  return [...orders.values()].find((lines) => lines.filter(({ openQty }) => openQty >= 2).length >= goodRows / 2)!;
}

/** Rows for two boxes: four parts, some of each in either box. */
function packedRows(lines: readonly OpenLine[]): unknown[][] {
  const halves = lines.filter(({ openQty }) => openQty >= 2).slice(0, goodRows / 2);
  const row = (box: string, { orderNo, partsCode }: OpenLine, qty: number): unknown[] => [box, orderNo, partsCode, qty, ...sizes[box]!, '8432.90', 'CN'];
  return [...halves.map((line) => row('BX-1', line, line.openQty - 1)), ...halves.map((line) => row('BX-2', line, 1))];
}

const shelf = async (person: Person, partsCode: string): Promise<Record<string, { inventoryQty: number; shippingQty: number }>> =>
  Object.fromEntries(
    (
      await call<{ records: { partsCode: string; warehouse: string; inventoryQty: number; shippingQty: number }[] }>(
        person,
        `/api/portal/parts/stockList?partsCode=${partsCode}&pageSize=100`,
      )
    ).records
      .filter((row) => row.partsCode === partsCode)
      .map((row) => [row.warehouse, row]),
  );

/** Answers the question before an action. */
const agree = ({ page }: Person, name: string): Promise<void> => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('an order is packed by a workbook, shipped and counted; what is missing or broken is credited and sent again', async ({ browser }) => {
  const keep = picturesOf('parts-arrival');
  const desk = await openAs(browser, 'chen.parts', lists);
  const dealer = await openAs(browser, 'd001.parts', lists);
  const say = desk.texts.t;
  const order = await paidOrder(desk);
  const { orderNo } = order[0]!;
  const rows = packedRows(order);
  const [short, damaged] = [rows[0]!, rows[1]!].map((row) => ({ code: row[2] as string, qty: row[3] as number })) as [Counted, Counted];
  let packingNo = '';
  let arrivalNo = '';
  let claimNo = '';

  await test.step('the warehouse hands over a workbook; two rows are wrong, the others are stored', async () => {
    const { page } = desk;
    const wrong = [
      ['BX-2', 'PO-NO-SUCH', short.code, 1, ...sizes['BX-2']!],
      ['BX-2', orderNo, 'NO-SUCH-PART', 1, ...sizes['BX-2']!],
    ];
    const dialog = await chooseWorkbook(desk, 'boxes.xlsx', workbookFrom([titles, ...rows.slice(0, 5), wrong[0]!, ...rows.slice(5), wrong[1]!]));
    await keep(page, 'import');
    await dialog.getByRole('button', { name: say('importDialog:start') }).click();
    const result = page.getByRole('dialog', { name: say('importDialog:withErrors') });
    await expect(result).toContainText(say('importDialog:counts', { done: goodRows, failed: 2 }));
    await expect(result.getByRole('region').getByRole('row').filter({ hasText: 'PO-NO-SUCH' })).toContainText(say('server:E-012'));
    await keep(page, 'import-errors');
    const report = await download(desk, result.getByRole('button', { name: say('importDialog:failedRows') }));
    expect(report.name).toMatch(/^boxes.*\.xlsx$/);
    expect(report.rows).toHaveLength(3);
    expect(report.rows[1]!.texts.slice(0, 4)).toEqual(['BX-2', 'PO-NO-SUCH', short.code, '1']);
    expect(report.rows[1]!.texts.at(-1)).toContain(say('server:E-012'));
    expect(report.rows[2]!.texts.at(-1)).toContain(say('server:E-309', { code: 'NO-SUCH-PART' }));
    for (const { isRed } of report.rows) expect(isRed).toEqual([...titles.map(() => false), true, true, true]);
    await result.locator('.ant-modal-confirm-btns').getByRole('button').click();
  });

  await test.step('the desk finds the draft with its two boxes, says how it travels, and ships it', async () => {
    const { page } = desk;
    const found = await call<{ records: { packingNo: string }[] }>(desk, `/api/portal/packingList/list?keyword=${orderNo}&status=draft`);
    packingNo = found.records[0]!.packingNo;
    await openDocument(desk, lists, packingNo);
    const boxes = page.getByRole('grid', { name: say('packingList:section.boxes') });
    await expect(boxes.locator('[data-row-id]')).toHaveCount(2);
    await choose(page, formField(desk, 'shipMethod'), desk.texts.dict('ship_method', 'truck'));
    await fillFields(desk, { carrier: 'Transportes Andinos', trackingNo: 'TA-4711', shipmentDate: daysAgo(2), eta: daysAgo(-10) });
    await keep(page, 'packing-list');
    await press(desk, say('packingList:action.ship'));
    await agree(desk, say('packingList:action.ship'));
    await expectStatus(desk, 'shipped');
    await keep(page, 'shipped');
  });

  const before = { short: await shelf(dealer, short.code), damaged: await shelf(dealer, damaged.code) };
  const { page, texts } = dealer;
  const { t } = texts;

  await test.step('the dealer sees it on its way, and marks it as arrived', async () => {
    expect(before.short['MAIN']!.shippingQty).toBeGreaterThanOrEqual(short.qty);
    await openDocument(dealer, lists, packingNo);
    await press(dealer, t('packingList:action.markArrived'));
    await agree(dealer, t('packingList:action.markArrived'));
    await expectStatus(dealer, 'pending_acceptance');
    await keep(page, 'arrived');
  });

  await test.step('the boxes are counted with a scanner: one piece is missing, one is broken', async () => {
    await page.getByRole('button', { name: t('packingList:action.receive'), exact: true }).click();
    const scanner = page.getByLabel(t('partsArrival:scan.label'));
    await expect(scanner).toBeFocused();
    const scan = async (text: string): Promise<void> => {
      await scanner.fill(text);
      await scanner.press('Enter');
    };
    await scan(`${packingNo}|BX-1`);
    await scan(`${short.code}*${short.qty - 1}`);
    await scan(`${damaged.code}*${damaged.qty}`);
    const last = page.getByRole('region', { name: t('partsArrival:scan.last') });
    await expect(last).toContainText(damaged.code);
    await last.getByLabel(t('partsArrival:field.lines.damagedQty')).fill('1');
    await page.getByRole('button', { name: t('partsArrival:box.fillRest', { box: 'BX-1' }) }).click();
    await scan('BX-2');
    await page.getByRole('button', { name: t('partsArrival:box.fillRest', { box: 'BX-2' }) }).click();
    await keep(page, 'counted');
    await uploadTo(dealer, 'partsArrival:damagePhoto', 'defective-parts.png');
    await press(dealer, t('partsArrival:action.book'));
    const dialog = page.getByRole('dialog', { name: t('partsArrival:book.differs') });
    await expect(dialog.getByRole('listitem')).toHaveText([/ 1$/, / 1$/]);
    await keep(page, 'book');
    await agree(dealer, t('partsArrival:action.book'));
    arrivalNo = await documentNo(dealer, 'PA');
    await expect(page.locator('article > header:visible')).toContainText(texts.dict('parts_arrival_status', 'no_pass'));
    await keep(page, 'booked');
  });

  await test.step('the shelf has what came, and what is broken lies apart', async () => {
    const after = { short: await shelf(dealer, short.code), damaged: await shelf(dealer, damaged.code) };
    const gained = (of: 'short' | 'damaged', warehouse: string): number =>
      (after[of][warehouse]?.inventoryQty ?? 0) - (before[of][warehouse]?.inventoryQty ?? 0);
    // Each part lies in both boxes, one piece of it in the second.
    expect(gained('short', 'MAIN')).toBe(short.qty);
    expect(gained('damaged', 'MAIN')).toBe(damaged.qty);
    expect(gained('damaged', 'DAMAGED')).toBe(1);
    expect(after.short['MAIN']!.shippingQty).toBe(before.short['MAIN']!.shippingQty - short.qty - 1);
  });

  await test.step('a claim has begun with both differences; the dealer says what they want', async () => {
    await page.getByRole('link', { name: /^PC/ }).click();
    claimNo = await documentNo(dealer, 'PC');
    const lines = page.getByRole('grid', { name: t('partsClaim:section.lines') });
    await expect(lines.locator('[data-row-id]')).toHaveCount(2);
    await choose(page, formField(dealer, 'solution'), texts.dict('claim_solution', 'credit'));
    await fillFields(dealer, { description: 'Falta una pieza y otra llegó rota.' });
    await keep(page, 'claim');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
  });

  await test.step('the desk credits the missing piece and sends the broken one again', async () => {
    await openDocument(desk, '/parts/claim', claimNo);
    const line = (code: string): Locator => desk.page.locator('[data-line]').filter({ hasText: code });
    await choose(desk.page, line(short.code).getByRole('combobox'), desk.texts.dict('claim_line_result', 'credit'));
    await choose(desk.page, line(damaged.code).getByRole('combobox'), desk.texts.dict('claim_line_result', 'resend'));
    await keep(desk.page, 'decided');
    await press(desk, say('shared:action.pass'));
    await agree(desk, say('shared:action.pass'));
    await expectStatus(desk, 'pass');
  });

  await test.step('finance settles it: a credit note, and an order that costs nothing', async () => {
    const finance = await openAs(browser, 'qian.finance');
    await openDocument(finance, '/parts/claim', claimNo);
    await press(finance, finance.texts.t('partsClaim:action.settle'));
    await agree(finance, finance.texts.t('partsClaim:action.settle'));
    await expectStatus(finance, 'audit_succeeded');
    await keep(finance.page, 'settled');
    await page.reload();
    await expect(page.locator('[data-section="summary"]')).toContainText(/CN\d/);
    await page.getByRole('link', { name: /^PO/ }).last().click();
    await documentNo(dealer, 'PO');
    const resent = page.getByRole('grid', { name: t('partsOrder:section.lines') });
    await expect(resent.locator('[data-row-id]')).toHaveCount(1);
    await expect(resent).toContainText(damaged.code);
    await keep(page, 'resend-order');
  });

  await test.step('nothing of the receipt is open any more once its list is closed', async () => {
    const { records } = await call<{ records: { status: string }[] }>(dealer, `/api/portal/packingList/list?keyword=${packingNo}`);
    expect(records.map(({ status }) => status)).toEqual(['closed']);
    expect(arrivalNo).not.toBe('');
  });
});

interface Counted {
  code: string;
  /** Pieces in the first box. */
  qty: number;
}
