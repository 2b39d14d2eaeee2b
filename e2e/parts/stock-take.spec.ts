/** A dealer counts the shelves: the sheet comes back from LibreOffice, is checked, imported as far as it is right, and what runs short is ordered. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { expectSaved } from '../steps/claims/drafts.ts';
import { fileOf } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo } from '../steps/simpleDocument.ts';
import { chooseWorkbook, download, rowsOf } from '../steps/workbook.ts';
import { test } from '../test.ts';

interface StockRow {
  id: string;
  partsCode: string;
  inventoryQty: number;
}

/** Parts that the workbook counts; of the second, 10 are to be there. */
const counted: Readonly<Record<string, number>> = { 'BRA0203-50': 40, 'BRA0211-90': 7, 'BRA0212-14': 0 };
const scarce = 'BRA0211-90';
/** Rows that are wrong: unknown part, three decimals, unknown warehouse, a place that stands there twice. */
const wrong = 4;

async function shelf(person: Person): Promise<Record<string, StockRow>> {
  const codes = Object.keys(counted).join(',');
  const { records } = await call<{ records: StockRow[] }>(person, `/api/portal/parts/stockList?partsCode=${codes}&warehouse=MAIN&pageSize=100`);
  return Object.fromEntries(records.map((row) => [row.partsCode, row]));
}

/** Sum of all movements of a row. */
async function moved(person: Person, { id }: StockRow): Promise<number> {
  const { records } = await call<{ records: { qty: number }[] }>(person, `/api/portal/parts/stockMoves?stockId=${id}&pageSize=100`);
  return records.reduce((sum, { qty }) => sum + qty, 0);
}

test('a stock-take is checked, imported in part, and orders what runs short', async ({ browser }) => {
  const keep = picturesOf('stock-take');
  const dealer = await openAs(browser, 'd001.parts', '/parts/stock');
  const { page, texts } = dealer;
  const { t } = texts;
  const workbook = readFileSync(fileOf('stock-take.xlsx'));
  const open = async (): Promise<void> => {
    await page
      .getByRole('button', { name: t('ui:more.actions') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('partsStock:import.snapshot'), exact: true }).click();
  };
  const before = await shelf(dealer);
  const counts = t('importDialog:counts', { done: Object.keys(counted).length, failed: wrong });

  await test.step('the template has the columns of the workbook that was filled in', async () => {
    await open();
    const dialog = page.getByRole('dialog');
    const empty = await download(
      dealer,
      dialog
        .getByRole('group', { name: t('importDialog:template') })
        .getByRole('button')
        .last(),
    );
    expect(empty.name).toMatch(/\.xlsx$/);
    expect(empty.rows.map(({ texts: cells }) => cells)).toEqual([rowsOf(workbook)[0]!.texts]);
    await dialog.locator('.ant-modal-footer').getByRole('button').first().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('checked only, it names what is wrong and changes nothing', async () => {
    const dialog = await chooseWorkbook(dealer, 'stock-take.xlsx', workbook, open);
    await dialog.getByRole('checkbox', { name: t('importDialog:validateOnly') }).check();
    await dialog.getByRole('button', { name: t('importDialog:start') }).click();
    await expect(dialog).toContainText(counts);
    const problems = dialog.getByRole('region').getByRole('row');
    await expect(problems).toHaveCount(1 + wrong);
    await expect(problems.filter({ hasText: 'NO-SUCH-PART' })).toContainText(t('server:E-309', { code: 'NO-SUCH-PART' }));
    await expect(problems.filter({ hasText: 'ATTIC' })).toContainText(t('server:E-338', { code: 'ATTIC' }));
    await keep(page, 'checked');
    expect(await shelf(dealer)).toEqual(before);
    await dialog.getByRole('checkbox', { name: t('importDialog:validateOnly') }).uncheck();
    await dialog.getByRole('button', { name: t('importDialog:start') }).click();
  });

  await test.step('imported, the rows that are right are stored; the others come back', async () => {
    const result = page.getByRole('dialog', { name: t('importDialog:withErrors') });
    await expect(result).toContainText(counts);
    const report = await download(dealer, result.getByRole('button', { name: t('importDialog:failedRows') }));
    expect(report.rows.slice(1).map(({ texts: cells }) => cells[0])).toEqual(['NO-SUCH-PART', 'BRA0204-50', 'BRA0217-50', 'BRA0203-50']);
    await result.locator('.ant-modal-confirm-btns').getByRole('button').click();
    const after = await shelf(dealer);
    for (const [code, qty] of Object.entries(counted)) {
      expect([code, after[code]!.inventoryQty]).toEqual([code, qty]);
      expect([code, await moved(dealer, after[code]!)]).toEqual([code, qty]);
    }
    await keep(page, 'imported');
  });

  await test.step('what lies below its safety stock is added to a draft of an order, once', async () => {
    await page.getByRole('button', { name: t('partsStock:shortage.title') }).click();
    const row = page.locator('tbody:visible').getByRole('row').filter({ hasText: scarce });
    await expect(row).toBeVisible();
    await keep(page, 'shortage');
    await row.getByRole('checkbox').check();
    await page
      .getByRole('region', { name: t('ui:list.selection') })
      .getByRole('button', { name: t('partsStock:shortage.order'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('partsStock:shortage.order'), exact: true })
      .click();
    const drafts = page.getByRole('dialog', { name: t('shared:addToOrder.title') });
    await expect(drafts.getByRole('radio').first()).toBeChecked();
    await drafts.getByRole('button', { name: t('shared:addToOrder.action') }).click();
    await documentNo(dealer, 'PO');
    const line = page
      .getByRole('grid', { name: t('partsOrder:section.lines') })
      .getByRole('row')
      .filter({ hasText: scarce });
    await expect(line).toHaveCount(1);
    await press(dealer, t('documents:action.save'));
    await expectSaved(dealer);
    // Whoever comes back to the address adds nothing.
    const qty = await line.locator('[data-column="qty"]').textContent();
    await page.reload();
    await expect(line).toHaveCount(1);
    await expect(line.locator('[data-column="qty"]')).toHaveText(qty!);
    await keep(page, 'order');
  });
});
