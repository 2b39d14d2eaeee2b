/** S16, the half of forecasts: a dealer pastes its twelve months, meets a frozen one, imports a line, copies last month's forecast, and sales sends it back once. */
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, openDocument } from '../steps/simpleDocument.ts';
import { chooseWorkbook, workbookFrom } from '../steps/workbook.ts';
import { test } from '../test.ts';

const list = '/sales/forecast';
const calls = '/api/portal/orderForecast';
const keep = picturesOf('order-forecast');
/** Twelve months side by side. */
const wide = { options: { viewport: { width: 2200, height: 1100 } } };

interface Line {
  fourthProductCode: string;
  m1_target: number;
  m2_target: number;
  m12_target: number;
}
interface Forecast {
  id: string;
  forecastNo: string;
  months: string[];
  lines: Line[];
}

/** The last forecast that was passed. */
async function lastPassed(person: Person): Promise<Forecast> {
  const { records } = await call<{ records: { id: string }[] }>(person, `${calls}/list?status=pass&column=createTime&order=desc`);
  return call<Forecast>(person, `${calls}/detail?id=${records[0]!.id}`);
}

/** Rows of twelve months as LibreOffice Calc puts them into the clipboard. */
function copiedFromCalc(rows: readonly (readonly (string | number)[])[]): { html: string; plain: string } {
  const cell = (value: string | number): string =>
    typeof value === 'number'
      ? `<td align="right" valign=bottom sdval="${value}" sdnum="1033;"><font color="#000000">${value}</font></td>`
      : `<td height="17" align="left" valign=bottom><font color="#000000">${value === '' ? '<br>' : value}</font></td>`;
  return {
    plain: rows.map((row) => row.join('\t')).join('\n'),
    html: `<!DOCTYPE html>\n\n<html>\n<head>\n\t\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<title></title>\n\t<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>\n\t<style type="text/css">\n\t\tbody,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }\n\t</style>\n\t\n</head>\n\n<body>\n<table cellspacing="0" border="0">\n\t<colgroup width="85"></colgroup>\n${rows
      .map((row) => `\t<tr>\n\t\t${row.map(cell).join('\n\t\t')}\n\t</tr>`)
      .join('\n')}\n</table>\n</body>\n\n</html>\n`,
  };
}

/** Pastes into the cell that has the focus. @param flavours as the program offers them */
const paste = (page: Page, flavours: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [flavour, text] of Object.entries(given)) clipboardData.setData(flavour, text);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, flavours);

/** Types into a cell of the table. */
async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a forecast is pasted, copied, returned, handed in again and passed', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.sales', list, wide);
  const { page, texts } = dealer;
  const { t } = texts;
  const earlier = await lastPassed(dealer);
  const grid = page.getByRole('grid', { name: t('orderForecast:section.lines') });
  // Names of models begin with their code; the code itself may stand in a field.
  const rowOf = (code: string): Locator =>
    grid.getByRole('row').filter({ has: page.locator('[data-column="fourthProductName"]', { hasText: new RegExp(`^${code} `) }) });
  const cellOf = (code: string, column: string): Locator => rowOf(code).locator(`[data-column="${column}"]`);
  const [first, second, third] = earlier.lines as [Line, Line, Line];
  // What the forecast before says of the first month of this one.
  const frozen = first.m2_target;
  let no = '';

  await test.step('months come from a spreadsheet, by its HTML and by its text', async () => {
    await page
      .getByRole('button', { name: t('orderForecast:new'), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: t('editableTable:add'), exact: true }).click();
    await grid.locator('[data-row-id] [data-column="fourthProductCode"]').first().click();
    const months = (m1: number) => [m1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    const { html, plain } = copiedFromCalc([[first.fourthProductCode, '', ...months(frozen + 1)]]);
    await paste(page, { 'text/html': html, 'text/plain': plain });
    await expect(cellOf(first.fourthProductCode, 'm12_target')).toContainText('13');
    await page.getByRole('button', { name: t('editableTable:add'), exact: true }).click();
    await grid.locator('[data-row-id] [data-column="fourthProductCode"]').last().click();
    await paste(page, { 'text/plain': copiedFromCalc([[second.fourthProductCode, '', ...months(second.m2_target)]]).plain });
    await expect(cellOf(second.fourthProductCode, 'm12_target')).toContainText('13');
    // Its name and what was delivered follow from the code.
    await expect(cellOf(first.fourthProductCode, 'fourthProductName')).toContainText(first.fourthProductCode);
    await expect(cellOf(first.fourthProductCode, 'm1_target').getByRole('img', { name: t('orderForecast:lines.more', { n: 1 }) })).toBeVisible();
    await keep(page, 'pasted');
  });

  await test.step('the frozen month is refused, and put right', async () => {
    await press(dealer, t('documents:action.save'));
    const cell = cellOf(first.fourthProductCode, 'm1_target');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(t('server:E-402', { m: (await call<{ months: string[] }>(dealer, `${calls}/window`)).months[0]! })).first()).toBeVisible();
    await keep(page, 'frozen');
    await type(page, cell, String(frozen));
    await press(dealer, t('documents:action.save'));
    no = await documentNo(dealer, 'OF');
    await expectStatus(dealer, 'draft');
  });

  await test.step('a workbook brings a line, and says which row is wrong', async () => {
    const base = (await call<{ months: string[] }>(dealer, `${calls}/window`)).months[0]!;
    const rows = [
      ['fourthProduct', base, 'm12_target'],
      [third.fourthProductCode, third.m2_target, 8],
      ['NO-SUCH-MODEL', 0, 1],
    ];
    const dialog = await chooseWorkbook(dealer, 'lines.xlsx', workbookFrom(rows));
    await dialog.getByRole('button', { name: t('importDialog:start') }).click();
    const result = page.getByRole('dialog', { name: t('importDialog:withErrors') });
    await expect(result).toContainText(t('importDialog:counts', { done: 1, failed: 1 }));
    await expect(result.getByRole('region').getByRole('row').last()).toContainText('NO-SUCH-MODEL');
    await keep(page, 'import');
    await page.keyboard.press('Escape');
    await expect(cellOf(third.fourthProductCode, 'm1_target')).toContainText(String(third.m2_target));
    await expect(cellOf(third.fourthProductCode, 'm12_target')).toContainText('8');
  });

  await test.step('the draft gives way to a copy of the forecast before', async () => {
    await press(dealer, t('shared:action.delete'));
    await page.getByRole('dialog').getByRole('button').last().click();
    await openDocument(dealer, list, earlier.forecastNo);
    await press(dealer, t('orderForecast:action.copy'));
    await page.waitForURL(/\/forecast\/edit\//);
    await expect(page.getByRole('heading', { level: 1, name: earlier.forecastNo })).toBeHidden();
    no = await documentNo(dealer, 'OF');
    await expect(cellOf(first.fourthProductCode, 'm1_target')).toContainText(String(frozen));
    await expect(cellOf(first.fourthProductCode, 'm12_target')).toContainText('0');
    await type(page, cellOf(first.fourthProductCode, 'm12_target'), '7');
    await type(page, cellOf(second.fourthProductCode, 'm6_target'), '40');
    await keep(page, 'copied');
    await press(dealer, t('shared:action.submit'));
    // Months that cannot be delivered in time are asked about.
    const ask = page.getByRole('dialog').getByRole('button', { name: t('ui:warning.ok') });
    if (await ask.isVisible().catch(() => false)) await ask.click();
    await expectStatus(dealer, 'submitted');
  });

  await test.step('sales sends it back, the dealer corrects it, sales passes it', async () => {
    const sales = await openAs(browser, 'sun.sales', '/', wide);
    await openDocument(sales, list, no);
    await keep(sales.page, 'review');
    const title = sales.texts.t('shared:action.noPass');
    await press(sales, title);
    const dialog = sales.page.getByRole('dialog', { name: title });
    await choose(sales.page, dialog.getByLabel(sales.texts.t('ui:reason.reason')), sales.texts.dict('reject_reason', 'other'));
    await dialog.getByLabel(sales.texts.t('ui:reason.opinion')).fill('Forty machines in one month are too many');
    await dialog.getByRole('button', { name: title }).click();
    await expectStatus(sales, 'no_pass');

    await openDocument(dealer, list, no);
    await expect(page.getByText('Forty machines in one month are too many').first()).toBeVisible();
    await type(page, cellOf(second.fourthProductCode, 'm6_target'), '4');
    await press(dealer, t('shared:action.submit'));
    await expectStatus(dealer, 'submitted');

    await openDocument(sales, list, no);
    await press(sales, sales.texts.t('shared:action.pass'));
    await sales.page
      .getByRole('dialog')
      .getByRole('button', { name: sales.texts.t('shared:action.pass'), exact: true })
      .click();
    await expectStatus(sales, 'pass');
    await keep(sales.page, 'passed');
  });
});
