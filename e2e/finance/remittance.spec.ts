/** A dealer announces a remittance with its slip; finance books what the bank credited, and the accounts of both say so. */
import { expect, type Locator } from '@playwright/test';
import { toAmount } from '../steps/amounts.ts';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, errorList, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

const ledger = '/finance/payment';
const account = { accountType: 'vehicle', currency: 'EUR' };
/** The check digits are right; the last of them is not in the other. */
const iban = 'CI93CI0080111301134291200589';
const wrongIban = 'CI93CI0080111301134291200588';

/** The tile of the account of machines in euro. */
const tileOf = ({ page, texts: { t } }: Person): Locator =>
  page.getByRole('list', { name: t('dealerPayment:totals.title') }).getByRole('link', { name: `${t('dealerPayment:totals.vehicle')} EUR` });

const balanceOf = async (person: Person): Promise<number> => toAmount(await tileOf(person).locator('.hw-number').innerText());

/** What of the account no order has taken up yet, as the figure beside the tiles says. */
const remainingOf = async ({ page, texts: { t } }: Person): Promise<number> =>
  toAmount(
    await page
      .getByRole('list', { name: t('dealerPayment:totals.title') })
      .getByRole('listitem')
      .filter({ hasText: t('dealerPayment:totals.remainingVehicle') })
      .locator('.hw-number')
      .innerText(),
  );

interface Entry {
  entryNo: string;
  sourceNo: string;
  inAmount: number;
  balanceAfter: number;
}

/** Lines of the account in the order in which they were booked, the last first. */
const entriesOf = async (person: Person): Promise<Entry[]> =>
  (await call<{ records: Entry[] }>(person, `/api/portal/dealerPayment/list?${new URLSearchParams({ ...account, column: 'postTime', order: 'desc' })}`))
    .records;

test('a remittance is announced, booked as the bank credited it, and stands on the account', async ({ browser }) => {
  const keep = picturesOf('finance-remittance');
  const dealer = await openAs(browser, 'd003.admin', ledger);
  const { page, texts } = dealer;
  const { t } = texts;
  const before = await balanceOf(dealer);
  // What orders have taken up does not change meanwhile.
  const { remainingDetail } = await call<{ remainingDetail: { accountType: string; committed: number }[] }>(dealer, '/api/portal/dealerPayment/totalQuery');
  const { committed } = remainingDetail.find(({ accountType }) => accountType === account.accountType)!;
  let no = '';

  await test.step('the bank of the dealer is proposed; an account number with a slip of the pen is refused (E-514)', async () => {
    await page.getByRole('button', { name: t('dealerPayment:new') }).click();
    await expect(formField(dealer, 'accountNumber')).toHaveValue(iban);
    await choose(page, formField(dealer, 'accountType'), texts.dict('account_type', 'vehicle'));
    await formField(dealer, 'paymentAmount').fill('10000');
    await fillFields(dealer, { transferDate: daysAgo(1), accountNumber: wrongIban });
    await press(dealer, t('shared:action.submit'));
    await expect(errorList(page)).toContainText(t('server:E-514'));
    await keep(page, 'account-number');
  });

  await test.step('without the slip it is not handed in (E-515); with it, it waits for finance', async () => {
    await fillFields(dealer, { accountNumber: iban });
    await press(dealer, t('shared:action.submit'));
    await expect(errorList(page)).toContainText(t('server:E-515'));
    await uploadTo(dealer, 'dealerPayment:paymentProof', 'invoice.pdf');
    await press(dealer, t('shared:action.submit'));
    no = await documentNo(dealer, 'FP');
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  await test.step('finance books 9,985 of 10,000: the bank has kept 15', async () => {
    const finance = await openAs(browser, 'qian.finance');
    const { t: said } = finance.texts;
    await openDocument(finance, `${ledger}/payments`, no);
    await press(finance, said('dealerPayment:action.book'));
    const dialog = finance.page.getByRole('dialog');
    const paid = dialog.getByLabel(said('dealerPayment:field.paidAmount'));
    await paid.fill('10000.01');
    await dialog.getByLabel(said('dealerPayment:field.bankReference')).fill(`TT-${Date.now()}`);
    await dialog.getByRole('button', { name: said('dealerPayment:action.book') }).click();
    await expect(dialog.getByRole('alert')).toContainText(said('server:E-513'));
    await paid.fill('9985');
    await keep(finance.page, 'book');
    await dialog.getByRole('button', { name: said('dealerPayment:action.book') }).click();
    await expectStatus(finance, 'paid');
    await expect(finance.page.locator('article > header:visible')).toContainText(finance.texts.dict('pay_status', 'partial'));
    await keep(finance.page, 'booked');
  });

  await test.step('the tile of the dealer has risen by it, and leads to the lines that it sums up', async () => {
    await page.goto(ledger);
    await expect.poll(() => balanceOf(dealer)).toBeCloseTo(before + 9985, 2);
    expect(await remainingOf(dealer)).toBeCloseTo((await balanceOf(dealer)) - committed, 2);
    await tileOf(dealer).click();
    const row = page.locator('tbody:visible').getByRole('row').filter({ hasText: no });
    await expect(row).toContainText(texts.dict('fee_type', 'vehicle_payment'));
    await keep(page, 'ledger');
    const [last] = await entriesOf(dealer);
    expect(last).toMatchObject({ sourceNo: no, inAmount: 9985 });
    expect(last!.balanceAfter).toBeCloseTo(before + 9985, 2);
  });

  await test.step('on a phone its card has what came in, and nothing of what goes out', async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('listitem').filter({ hasText: no });
    await expect(card.getByText(t('dealerPayment:field.inAmount'), { exact: true })).toBeVisible();
    await expect(card.getByText(t('dealerPayment:field.outAmount'), { exact: true })).toHaveCount(0);
    await keep(page, 'phone');
    await page.setViewportSize(size);
  });

  await test.step('the account extract of the month ends with the balance', async () => {
    await page.getByRole('button', { name: t('dealerPayment:extract.print') }).click();
    const closing = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t('dealerPayment:extract.closing') }) });
    expect(toAmount(await closing.getByRole('cell').innerText())).toBeCloseTo(before + 9985, 2);
    await keep(page, 'extract');
  });
});
