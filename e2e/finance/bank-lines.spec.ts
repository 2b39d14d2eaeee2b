/** Lines of banks, as their countries write them, are imported: looked at first, booked where they pay a remittance, taken back as a whole. */
import { expect, type Locator } from '@playwright/test';
import { bytesIn } from '../../apps/server/src/test/workbooks/oldWorkbooks.ts';
import { call } from '../steps/call.ts';
import { makerDay } from '../steps/makerDay.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { chooseWorkbook } from '../steps/workbook.ts';
import { textsIn } from '../texts.ts';
import { test } from '../test.ts';

interface Remittance {
  paymentNo: string;
  accountType: string;
  dealerCode: string;
  paymentAmount: number;
  currency: string;
  payerName: string;
  bankReference: string | null;
}

const recordsOf = async <Row>(person: Person, asked: Record<string, string>): Promise<Row[]> =>
  (await call<{ records: Row[] }>(person, `/api/portal/dealerPayment/paymentList?${new URLSearchParams({ pageSize: '50', ...asked })}`)).records;

/** Remittances that wait for finance. */
const waiting = (person: Person): Promise<Remittance[]> => recordsOf(person, { status: 'submitted', kind: 'remittance' });

interface Account {
  dealerCode: string;
  accountType: string;
  currency: string;
  balance: number;
}

/** What is on all accounts. */
async function accountsOf(person: Person): Promise<Account[]> {
  const { records } = await call<{ records: Account[] }>(person, '/api/portal/dealerPayment/accounts?pageSize=100&column=dealerCode&order=asc');
  return records.map(({ dealerCode, accountType, currency, balance }) => ({ dealerCode, accountType, currency, balance }));
}

/** What is on the account that a remittance is for. */
const balanceOf = async (person: Person, { dealerCode, accountType, currency }: Remittance): Promise<number> =>
  (await accountsOf(person)).find((one) => one.dealerCode === dealerCode && one.accountType === accountType && one.currency === currency)?.balance ?? 0;

const day = makerDay();
const columns = ['feeDate', 'paymentAmount', 'currency', 'bankReference', 'payerName', 'dealerCode', 'accountType'] as const;
type Line = Partial<Record<(typeof columns)[number], string>>;

/** A file of a bank with the names of the columns in its language. */
const csv = (language: 'zh-cn' | 'en' | 'ru', separator: string, ...lines: Line[]): string =>
  [
    columns.map((name) => textsIn(language).t(`dealerPayment:field.${name}`)),
    ...lines.map((line) => columns.map((name) => ({ feeDate: day, ...line })[name] ?? '')),
  ]
    .map((cells) => cells.join(separator))
    .join('\r\n');

/** Chooses the file, and has it read without storing anything. */
async function preview(person: Person, name: string, file: Buffer): Promise<Locator> {
  const { page, texts } = person;
  const dialog = await chooseWorkbook(person, name, file);
  await dialog.getByRole('button', { name: texts.t('importDialog:start') }).click();
  const shown = page.getByRole('dialog', { name: texts.t('dealerPayment:imports.preview') });
  await expect(shown).toBeVisible();
  return shown;
}

/** Agrees to what the preview says: so many lines are stored, and so many left out. */
async function store({ page, texts: { t } }: Person, shown: Locator, done: number, failed = 0): Promise<void> {
  await shown.getByRole('button', { name: t('dealerPayment:imports.store', { count: done }) }).click();
  await expect(shown).toBeHidden();
  if (failed === 0) await expect(page.getByText(t('server:import.done', { done }))).toBeVisible();
  else {
    const result = page.getByRole('dialog', { name: t('importDialog:withErrors') });
    await expect(result).toContainText(t('importDialog:counts', { done, failed }));
    await result.locator('.ant-modal-confirm-btns').getByRole('button').click();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('files of banks in three encodings are looked at, imported, and one is taken back as a whole', async ({ browser }) => {
  const keep = picturesOf('finance-bank-lines');
  const finance = await openAs(browser, 'qian.finance', '/finance/payment/imports');
  const { page, texts } = finance;
  const { t } = texts;
  const remittances = await waiting(finance);
  const [first, second] = remittances.filter(({ bankReference, paymentAmount, currency, payerName }, _index, all) => {
    const alike = all.filter((other) => other.paymentAmount === paymentAmount && other.currency === currency && other.payerName === payerName);
    return !bankReference && alike.length === 1;
  });
  const before = await accountsOf(finance);
  const runs = page.locator('tbody:visible').getByRole('row');
  const runOf = (name: string): Locator => runs.filter({ hasText: name });
  const resultOf = (shown: Locator, reference: string): Locator => shown.getByRole('row').filter({ hasText: reference });

  await test.step('UTF-8: a line pays a remittance, one is a draft of finance, one is nobody’s and left out', async () => {
    const shown = await preview(
      finance,
      'utf-8.csv',
      Buffer.from(
        `\ufeff${csv(
          'en',
          ',',
          { paymentAmount: String(first!.paymentAmount), currency: first!.currency, bankReference: 'UTF-1', payerName: first!.payerName },
          { paymentAmount: '250.5', currency: 'USD', bankReference: 'UTF-2', payerName: 'Señor Núñez', dealerCode: 'D001', accountType: 'parts' },
          { paymentAmount: '77', currency: 'EUR', bankReference: 'UTF-3', payerName: 'Nobody' },
        )}`,
      ),
    );
    await expect(resultOf(shown, 'UTF-1')).toContainText(first!.paymentNo);
    await expect(resultOf(shown, 'UTF-1')).toContainText(texts.dict('bank_line_result', 'booked'));
    await expect(resultOf(shown, 'UTF-2')).toContainText(texts.dict('bank_line_result', 'drafted'));
    await expect(resultOf(shown, 'UTF-2')).toContainText('Señor Núñez');
    await expect(shown.getByRole('alert')).toHaveText(t('dealerPayment:imports.leftOut', { count: 1 }));
    await keep(page, 'utf-8');
    expect(await accountsOf(finance)).toEqual(before);
    await store(finance, shown, 2, 1);
    await expect(runOf('utf-8.csv')).toBeVisible();
    expect(await accountsOf(finance)).not.toEqual(before);
  });

  await test.step('GB18030: the names of a Chinese bank are read', async () => {
    const shown = await preview(
      finance,
      'gb18030.csv',
      bytesIn(
        936,
        csv('zh-cn', ',', {
          paymentAmount: '880',
          currency: 'RMB',
          bankReference: 'GB-1',
          payerName: '华北农机有限公司',
          dealerCode: 'D002',
          accountType: 'parts',
        }),
      ),
    );
    await expect(resultOf(shown, 'GB-1')).toContainText('华北农机有限公司');
    await keep(page, 'gb18030');
    await store(finance, shown, 1);
    await expect(runOf('gb18030.csv')).toBeVisible();
  });

  await test.step('windows-1251: a line of a Russian bank pays a remittance by its payer and amount', async () => {
    const payer = 'ООО «Степная агротехника»';
    const shown = await preview(
      finance,
      'windows-1251.csv',
      bytesIn(
        1251,
        csv(
          'ru',
          ';',
          { paymentAmount: String(second!.paymentAmount).replace('.', ','), currency: second!.currency, bankReference: 'RU-1', payerName: second!.payerName },
          { paymentAmount: '1200,50', currency: 'RMB', bankReference: 'RU-2', payerName: payer, dealerCode: 'D002', accountType: 'vehicle' },
        ),
      ),
    );
    await expect(resultOf(shown, 'RU-1')).toContainText(second!.paymentNo);
    await expect(resultOf(shown, 'RU-2')).toContainText(payer);
    await keep(page, 'windows-1251');
    await store(finance, shown, 2);
    await expect(runOf('windows-1251.csv')).toBeVisible();
  });

  await test.step('the same file again: everything in it is known, and nothing is stored twice', async () => {
    const state = await accountsOf(finance);
    const dialog = await chooseWorkbook(
      finance,
      'again.csv',
      Buffer.from(csv('en', ',', { paymentAmount: '880', currency: 'RMB', bankReference: 'GB-1', payerName: 'x', dealerCode: 'D002', accountType: 'parts' })),
    );
    await dialog.getByRole('button', { name: t('importDialog:start') }).click();
    await expect(dialog.getByRole('list', { name: t('importDialog:results') })).toContainText('GB-1');
    await keep(page, 'again');
    await dialog
      .getByRole('button', { name: t('importDialog:close'), exact: true })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    expect(await accountsOf(finance)).toEqual(state);
  });

  await test.step('the first file is taken back as a whole: what it booked is reversed, its draft is gone', async () => {
    const booked = await balanceOf(finance, first!);
    await runOf('utf-8.csv').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t('dealerPayment:imports.takeBack') }).click();
    const question = page.getByRole('dialog', { name: t('dealerPayment:imports.takeBackAsk', { file: 'utf-8.csv' }) });
    await keep(page, 'take-back');
    await question.getByRole('button', { name: t('dealerPayment:imports.takeBack') }).click();
    await expect(question).toBeHidden();
    await keep(page, 'taken-back');
    // What it has booked stays to be seen, with what takes it back.
    const [payment] = await recordsOf<{ reversedBy: string | null }>(finance, { keyword: first!.paymentNo });
    expect(payment!.reversedBy).not.toBeNull();
    expect(await balanceOf(finance, first!)).toBeCloseTo(booked - first!.paymentAmount, 2);
    const references = (await recordsOf<{ bankReference: string }>(finance, { status: 'draft', kind: 'entry' })).map(({ bankReference }) => bankReference);
    expect(references).not.toContain('UTF-2');
    expect(references).toEqual(expect.arrayContaining(['GB-1', 'RU-2']));
  });
});
