/**
 * The end of a month for three dealers in three currencies: a claim's fee comes onto the statement, one dealer objects, one confirms, one
 * says nothing; what is owed is credited, and the month is closed.
 */
import { expect, type Locator } from '@playwright/test';
import { confirmNotices } from '../../apps/server/src/test/confirmNotices.ts';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { createServer } from '../steps/ownServer.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const list = '/finance/receipts';
const calls = '/api/portal/monthlyCollectReceipts';

/** The month that ends: that of two weeks ago. The demo is as of its 28th, since in the first days of a month nothing waits for a statement. */
const [year, month] = new Date(Date.now() - 14 * 86_400_000).toISOString().split('-').map(Number) as [number, number];
const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
const period = `${year}-${String(month).padStart(2, '0')}`;
const currencies = { D001: 'USD', D002: 'RMB', D003: 'EUR' } as const;
type Dealer = keyof typeof currencies;
const numberOf = (dealer: Dealer): string => `MR-${period.replace('-', '')}-${dealer}-${currencies[dealer]}`;

/** Settings of its server at noon in China on a day, which may lie in the next month. */
const onDay = (day: number) => ({ HARROW_DEMO: '1', SEED_TODAY: `${period}-28`, E2E_AHEAD: String(Date.UTC(year, month - 1, day, 4) - Date.now()) });

const server = createServer('month-end', 'empty', 'e2e/steps/laterServer.ts');
const keep = picturesOf('finance-month-end');

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: server.address });
test.beforeAll(async () => {
  // To load the demo.
  test.setTimeout(600_000);
  await server.start(onDay(28));
  await server.stop();
  await confirmNotices(server.folder);
});
test.afterAll(() => server.remove());

interface Fee {
  id: string;
  feeNo: string;
  sourceId: string;
  sourceNo: string;
  amount: number;
  state: string;
  feeSource: string;
}
interface Statement {
  id: string;
  status: string;
  settlementTotal: number;
}

const recordsOf = async <Row>(person: Person, path: string, asked: Record<string, string>): Promise<Row[]> =>
  (await call<{ records: Row[] }>(person, `${path}?${new URLSearchParams({ pageSize: '100', ...asked })}`)).records;

async function statementOf(person: Person, dealer: Dealer): Promise<Statement> {
  const [found] = await recordsOf<Statement>(person, `${calls}/list`, { receiptNo: numberOf(dealer) });
  return found!;
}

/** What is on the parts account of a dealer, as finance sees it. */
async function partsBalance(person: Person, dealerCode: Dealer): Promise<number> {
  const [account] = await recordsOf<{ balance: number }>(person, '/api/portal/dealerPayment/accounts', {
    dealerCode,
    accountType: 'parts',
    currency: currencies[dealerCode],
  });
  return account!.balance;
}

/** Opens a statement from the list. */
async function openStatement({ page }: Person, dealer: Dealer): Promise<void> {
  await page.goto(`${list}?keyword=${numberOf(dealer)}`);
  await page
    .locator('tbody:visible')
    .getByRole('link', { name: numberOf(dealer), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: numberOf(dealer) })).toBeVisible();
}

const action = ({ page, texts }: Person, name: string): Locator =>
  page.locator('main').getByRole('button', { name: texts.t(`monthlyCollectReceipts:action.${name}`), exact: true });

/** Presses a button of the statement and agrees to its question. */
async function agreeTo(person: Person, name: string): Promise<void> {
  const { page, texts } = person;
  await action(person, name).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: texts.t(`monthlyCollectReceipts:action.${name}`), exact: true }).click();
  await expect(question).toBeHidden();
}

const expectStatus = ({ page, texts }: Person, status: string): Promise<void> =>
  expect(page.locator('article > header:visible')).toContainText(texts.dict('statement_status', status));

const tab = ({ page, texts }: Person, name: string): Locator => page.getByRole('tab', { name: texts.t(`monthlyCollectReceipts:tab.${name}`) });

const feesOf = (person: Person, id: string): Promise<Fee[]> => recordsOf<Fee>(person, `${calls}/fees`, { id });

/** Chooses a fee in the table of the statement, or leaves it out again. */
const chooseFee = ({ page, texts: { t } }: Person, { feeNo }: Fee, isChosen = true): Promise<void> =>
  page.getByRole('checkbox', { name: t('monthlyCollectReceipts:selectLine', { no: feeNo }), exact: true }).setChecked(isChosen);

/** The fees of an approved claim that are all settled with this month, whosever it is. */
async function feesOfOneClaim(person: Person): Promise<Fee[]> {
  for (const dealer of Object.keys(currencies) as Dealer[]) {
    const fees = await feesOf(person, (await statementOf(person, dealer)).id);
    const one = fees.find(({ state, feeSource }) => state === 'included' && feeSource === 'warrantyClaim');
    if (one) return fees.filter(({ sourceId }) => sourceId === one.sourceId);
  }
  throw new Error('No claim of the demo can be settled');
}

let claimFees: Fee[] = [];

test('the statements of the month are drafted once it is over, and issued; the fees of a claim are on one', async ({ browser }) => {
  await server.start(onDay(lastDay + 3));
  const finance = await openAs(browser, 'qian.finance', list);
  const { page, texts } = finance;
  const { t } = texts;

  await test.step('the server has drafted those of all dealers by itself', async () => {
    await expect
      .poll(async () => (await recordsOf<Statement>(finance, `${calls}/list`, { period_begin: period, period_end: period })).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(3);
    for (const dealer of ['D001', 'D002', 'D003'] as const) expect((await statementOf(finance, dealer)).status).toBe('draft');
  });

  await test.step('a claim whose core is outstanding waits (E-252); the fees of another one are settled', async () => {
    claimFees = await feesOfOneClaim(finance);
    const { id } = await statementOf(finance, 'D001');
    const fees = await feesOf(finance, id);
    const waiting = fees.find(({ state, feeSource }) => state === 'held' && feeSource === 'warrantyClaim')!;
    await openStatement(finance, 'D001');
    await tab(finance, 'fees').click();
    await chooseFee(finance, waiting);
    await action(finance, 'include').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('monthlyCollectReceipts:action.include') }).click();
    await expect(dialog.getByRole('alert')).toContainText(waiting.sourceNo);
    await keep(page, 'waits');
    await dialog.getByRole('button', { name: t('shared:administration.cancel') }).click();
    await expect(dialog).toBeHidden();
    await chooseFee(finance, waiting, false);
  });

  await test.step('a fee is kept off for its report, and put back', async () => {
    const { id } = await statementOf(finance, 'D001');
    const fee = (await feesOf(finance, id)).find(({ state, amount }) => state === 'included' && amount > 0)!;
    const row = page.getByRole('row').filter({ hasText: fee.feeNo });
    const dialog = page.getByRole('dialog');
    await chooseFee(finance, fee);
    await action(finance, 'exclude').click();
    await dialog.getByLabel(t('monthlyCollectReceipts:reason')).fill('等待服务报告');
    await keep(page, 'keep-off');
    await dialog.getByRole('button', { name: t('monthlyCollectReceipts:action.exclude') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(texts.dict('statement_fee_state', 'excluded'));
    await chooseFee(finance, fee);
    await action(finance, 'include').click();
    await dialog.getByRole('button', { name: t('monthlyCollectReceipts:action.include') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(texts.dict('statement_fee_state', 'included'));
  });

  await test.step('they are issued, and the month is closed for entries of these dealers', async () => {
    for (const dealer of ['D001', 'D002', 'D003'] as const) {
      await openStatement(finance, dealer);
      await agreeTo(finance, 'issue');
      await expectStatus(finance, 'submitted');
    }
    await keep(page, 'issued');
  });
});

test('a dealer objects by line; finance answers and issues the statement again', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.admin');
  const { page, texts } = dealer;
  const { t } = texts;
  let disputed = '';

  await test.step('the dealer chooses a fee in its table, and says what it should be', async () => {
    await openStatement(dealer, 'D001');
    await tab(dealer, 'fees').click();
    const { id } = await statementOf(dealer, 'D001');
    const claim = new Set(claimFees.map(({ feeNo }) => feeNo));
    const fee = (await feesOf(dealer, id)).find(({ state, feeNo, amount }) => state === 'included' && amount > 0 && !claim.has(feeNo))!;
    disputed = fee.feeNo;
    await chooseFee(dealer, fee);
    await page.getByRole('button', { name: t('monthlyCollectReceipts:dispute.chosen', { count: 1 }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('monthlyCollectReceipts:field.disputeReason')).fill('Falta una parte del trabajo');
    await expect(dialog.getByLabel(t('monthlyCollectReceipts:field.refNo'))).toHaveValue(disputed);
    await dialog.getByLabel(t('monthlyCollectReceipts:field.claimedAmount')).fill('999');
    await dialog.getByLabel(t('monthlyCollectReceipts:field.remark')).fill('El segundo viaje no está incluido');
    await keep(page, 'object');
    await dialog.getByRole('button', { name: t('monthlyCollectReceipts:action.noPass'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectStatus(dealer, 'no_pass');
  });

  await test.step('without an answer it is not issued again (E-510); refused, the fee comes back', async () => {
    const finance = await openAs(browser, 'qian.finance');
    const { t: said, dict } = finance.texts;
    await openStatement(finance, 'D001');
    await agreeTo(finance, 'reissue');
    await expect(finance.page.getByText(/异议/).last()).toBeVisible();
    await expectStatus(finance, 'no_pass');
    await action(finance, 'answerDispute').click();
    const dialog = finance.page.getByRole('dialog');
    await choose(finance.page, dialog.getByLabel(said('monthlyCollectReceipts:field.answer'), { exact: true }), dict('dispute_answer', 'refused'));
    await dialog.getByLabel(said('monthlyCollectReceipts:field.answerText')).fill('按协议只补贴一次往返');
    await keep(finance.page, 'answer');
    await dialog.getByRole('button', { name: said('monthlyCollectReceipts:action.answerDispute') }).click();
    await expect(dialog).toBeHidden();
    await agreeTo(finance, 'reissue');
    await expectStatus(finance, 'submitted');
    await keep(finance.page, 'issued-again');
  });

  await test.step('the dealer reads the answer and confirms', async () => {
    await openStatement(dealer, 'D001');
    await tab(dealer, 'disputes').click();
    await expect(page.getByRole('row').filter({ hasText: disputed })).toContainText(texts.dict('dispute_answer', 'refused'));
    await agreeTo(dealer, 'pass');
    await expectStatus(dealer, 'pass');
    await keep(page, 'confirmed');
  });

  await test.step('the dealer in euro has nothing to object to', async () => {
    const other = await openAs(browser, 'd003.admin');
    await openStatement(other, 'D003');
    await agreeTo(other, 'pass');
    await expectStatus(other, 'pass');
  });
});

test('silence counts as agreement; what is owed is credited, the claim is settled, the month closed', async ({ browser }) => {
  await server.stop();
  await server.start(onDay(lastDay + 20));
  // Not whoever issued them.
  const second = await openAs(browser, 'liu.finance');
  const { page, texts } = second;
  const { t } = texts;

  await test.step('the days for objections of the third dealer have passed', async () => {
    await expect.poll(async () => (await statementOf(second, 'D002')).status, { timeout: 60_000 }).toBe('pass');
  });

  await test.step('each statement is settled, and its sum stands on the parts account of the dealer', async () => {
    for (const dealer of ['D001', 'D002', 'D003'] as const) {
      const before = await partsBalance(second, dealer);
      const { settlementTotal } = await statementOf(second, dealer);
      await openStatement(second, dealer);
      await action(second, 'close').click();
      const dialog = page.getByRole('dialog');
      if (dealer === 'D001') await keep(page, 'settle');
      await dialog.getByRole('button', { name: t('monthlyCollectReceipts:action.close') }).click();
      await expect(dialog).toBeHidden();
      await expectStatus(second, 'closed');
      expect(await partsBalance(second, dealer)).toBeCloseTo(before + settlementTotal, 2);
    }
    await keep(page, 'settled');
  });

  await test.step('the claim is closed, all its fees settled', async () => {
    const fees = await recordsOf<Fee & { settlementStatus: string }>(second, '/api/portal/dealerPayment/serviceFee', { sourceNo: claimFees[0]!.sourceNo });
    expect(fees.map(({ settlementStatus }) => settlementStatus)).toEqual(claimFees.map(() => 'settled'));
    const claim = await call<{ status: string; settlementStatus: string }>(second, `/api/portal/warrantyClaim/detail?id=${claimFees[0]!.sourceId}`);
    expect(claim).toMatchObject({ status: 'closed', settlementStatus: 'settled' });
  });

  await test.step('once no statement of the month is open any more, the month is closed for everybody', async () => {
    const drafts = await recordsOf<Statement>(second, `${calls}/list`, { period_begin: period, period_end: period, status: 'draft' });
    if (drafts.length > 0) {
      await page.goto(`${list}?period_begin=${period}&period_end=${period}&status=draft`);
      await page.getByRole('checkbox', { name: t('ui:list.selectAll') }).check();
      await page.getByRole('button', { name: t('monthlyCollectReceipts:action.issue') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('monthlyCollectReceipts:action.issue') })
        .last()
        .click();
      await expect
        .poll(async () => (await recordsOf<Statement>(second, `${calls}/list`, { period_begin: period, period_end: period, status: 'draft' })).length)
        .toBe(0);
    }
    await page.goto(`${list}/periods`);
    const row = page.getByRole('row').filter({ hasText: period });
    await row.getByRole('button', { name: t('financePeriod:action.close') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('financePeriod:field.reason')).fill('本月账务已全部核对');
    await dialog.getByRole('button', { name: t('financePeriod:action.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(texts.dict('period_status', 'closed'));
    await keep(page, 'closed');
  });
});
