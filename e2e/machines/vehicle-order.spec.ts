/** An order of machines from its contract to the yard: entered, released, confirmed with its deposit, assigned, shipped, recorded as arrived, paid. */
import { expect, type Locator } from '@playwright/test';
import { vinCheckDigit } from '../../packages/validation/src/vin/vinCheckDigit.ts';
import { call } from '../steps/call.ts';
import { press } from '../steps/foot.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fillFields } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Order {
  status: string;
  paidAmount: number;
  unpaidAmount: number;
  account: { balance: number } | null;
  machines: { vin: string; vehicleStatus: string | null }[];
}

const list = '/vehicle/order';
const vins = ['L9TT504E0TA990011', 'L9TT504E0TA990012'].map((vin) => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9));
const price = 1000;

/** The order as finance reads it. */
const orderOf = (finance: Person, id: string): Promise<Order> => call<Order>(finance, `/api/portal/vehicleOrder/detail?id=${id}`);

/** Types into a cell of a table of lines. */
async function typeInto({ page }: Person, row: Locator, column: string, text: string): Promise<void> {
  await row.locator(`[data-column="${column}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('machines are ordered, paid for, shipped and received', async ({ browser }) => {
  const sales = await openAs(browser, 'sun.sales', `${list}/add`);
  const { page, texts } = sales;
  const { t, dict } = texts;
  const contractNo = `S14-${Date.now()}`;

  await test.step('the sales desk enters the contract, with its line', async () => {
    await page
      .getByRole('combobox', { name: t('vehicleOrder:field.dealerName') })
      .or(page.getByRole('button', { name: t('vehicleOrder:field.dealerName') }))
      .first()
      .click();
    const dealers = page.getByRole('dialog', { name: t('pickers:title', { name: t('shared:pick.dealer') }) });
    await dealers.getByRole('row', { name: 'AgroAndes Maquinaria' }).getByRole('radio').check();
    await dealers.getByRole('button', { name: t('pickers:ok') }).click();
    await fillFields(sales, { contractNo });
    await page.getByRole('combobox', { name: t('vehicleOrder:field.deliveryMethod') }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await page.getByRole('combobox', { name: t('vehicleOrder:field.currency') }).click();
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: dict('currency', 'USD') })
      .first()
      .click();
    await fillFields(sales, { depositRatio: '30' });
    const grid = page.getByRole('grid', { name: t('vehicleOrder:section.lines') });
    await page.getByRole('button', { name: t('editableTable:add') }).click();
    const row = grid.locator('[data-row-id]').first();
    await typeInto(sales, row, 'fourthProduct', 'T504');
    await expect(row.locator('[data-column="fourthProduct"]')).toContainText('T504');
    await typeInto(sales, row, 'qty', '2');
    await typeInto(sales, row, 'unitPrice', String(price));
    await press(sales, t('documents:action.save'));
    await documentNo(sales, 'VO');
  });
  const no = await documentNo(sales, 'VO');
  const address = new URL(page.url()).pathname.replace('/edit/', '/detail/');
  const id = address.split('/').at(-1)!;

  await test.step('it is released, although its price is far from the list', async () => {
    await press(sales, t('vehicleOrder:action.release'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('vehicleOrder:action.release') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('vehicleOrder:ask.anyway') })
      .click();
    await expect(page.getByText(dict('bill_status', 'submitted'), { exact: true }).first()).toBeVisible();
  });

  const finance = await openAs(browser, 'qian.finance', address);
  const before = await orderOf(finance, id);
  await test.step('its confirmation takes the deposit from the vehicle account', async () => {
    await press(sales, t('vehicleOrder:action.confirm'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('vehicleOrder:action.confirm') })
      .click();
    await expect(page.getByText(dict('bill_status', 'pass'), { exact: true }).first()).toBeVisible();
    const after = await orderOf(finance, id);
    expect(after).toMatchObject({ status: 'pass', paidAmount: 600, unpaidAmount: 1400 });
    expect(Math.round((before.account!.balance - after.account!.balance) * 100)).toBe(600 * 100);
  });

  await test.step('VINs are assigned', async () => {
    await press(sales, t('vehicleOrder:action.assignVins'));
    const dialog = page.getByRole('dialog', { name: no });
    for (const [index, vin] of vins.entries()) {
      const row = dialog.locator('[data-row-id]').nth(index);
      await typeInto(sales, row, 'vin', vin);
      await typeInto(sales, row, 'engineNo', `E${index}9901`);
      await typeInto(sales, row, 'productionDate', '2026-09-01');
    }
    await dialog.getByRole('button', { name: t('vehicleOrder:action.assignVins'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(vins[1]!).first()).toBeVisible();
  });

  await test.step('finance takes the rest, and the machines are shipped', async () => {
    await finance.page.reload();
    await press(finance, finance.texts.t('vehicleOrder:action.pay'));
    await finance.page
      .getByRole('dialog')
      .getByRole('button', { name: finance.texts.t('vehicleOrder:action.pay') })
      .click();
    await expect(finance.page.getByText(finance.texts.dict('pay_status', 'paid'), { exact: true }).first()).toBeVisible();
    await page.reload();
    await press(sales, t('vehicleOrder:action.ship'));
    const dialog = page.getByRole('dialog', { name: no });
    await dialog.getByLabel(t('vehicleOrder:field.eta')).fill('2027-02-01');
    await dialog.getByLabel(t('vehicleOrder:field.blNo')).fill('BL-S14');
    await dialog.getByRole('button', { name: t('vehicleOrder:action.ship'), exact: true }).click();
    await expect(page.getByText(dict('bill_status', 'shipped'), { exact: true }).first()).toBeVisible();
  });

  await test.step('the dealer records their arrival', async () => {
    const dealer = await openAs(browser, 'd001.admin', `${list}?keyword=${no}&contractSigningDate_begin=`);
    const { t: theirs } = dealer.texts;
    await dealer.page.goto(`${address}?do=arrive`);
    const dialog = dealer.page.getByRole('dialog', { name: no });
    await dialog.getByRole('button', { name: theirs('vehicleOrder:action.arrive'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const { machines } = await orderOf(finance, id);
    expect(machines.map(({ vin, vehicleStatus }) => [vin, vehicleStatus])).toEqual(vins.map((vin) => [vin, 'pending_acceptance']));
  });
});
