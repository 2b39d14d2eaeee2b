/** The home page in the morning: due tasks as texts, links to the inbox, figures, and its content on a phone. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { layoutShift, watchLayoutShift } from '../steps/appearance/layoutShift.ts';
import { openMenu } from '../steps/menu.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

interface Due {
  docType: string;
  task: string;
  text: string;
  count: number;
  late: number;
}

const dueOf = async (person: Person): Promise<Due[]> => (await call<{ due: Due[] }>(person, '/api/portal/home/today')).due;
const blockOf = ({ page, texts: { t } }: Person, title: string) => page.getByRole('region', { name: t(`home:${title}`), exact: true });

test('what is due is told in words and leads to the inbox; once it is done elsewhere it is fewer, without a reload', async ({ browser }) => {
  const reviewer = await openAs(browser, 'wang.service', '/workbench/notice');
  const {
    page,
    texts: { t },
  } = reviewer;
  const due = blockOf(reviewer, 'due.title');
  const reviews = (await dueOf(reviewer)).find(({ docType, task }) => docType === 'warrantyClaim' && task === 'review')!;
  const line = due.getByRole('link').filter({ hasText: t('server:todo.warrantyClaim.review') });
  await expect(line).toContainText(String(reviews.count));

  await test.step('a claim is passed by a colleague', async () => {
    const colleague = await openAs(browser, 'li.service', '/workbench/todo');
    const { records } = await call<{ records: { id: string; allowedActions: string[] }[] }>(
      colleague,
      '/api/portal/todo/list?docType=warrantyClaim&task=review&pageSize=50',
    );
    const { id } = records.find(({ allowedActions }) => allowedActions.includes('pass'))!;
    const data = { docType: 'warrantyClaim', ids: [id], action: 'pass' };
    await call(colleague, '/api/portal/approval/checkSubmit?confirm=1', { method: 'POST', data, headers: { 'X-Idempotency-Key': id } });
    await expect(line).toContainText(String(reviews.count - 1));
    await colleague.page.context().close();
  });

  await test.step('the line opens the inbox with what it counts, by kind and in words', async () => {
    await line.click();
    await expect(page).toHaveURL(/\/workbench\/todo\?docType=warrantyClaim&task=review/);
    await expect(page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status')).toContainText(String(reviews.count - 1));
    await expect(page.getByText(t('server:todo.warrantyClaim.review')).filter({ visible: true }).first()).toBeVisible();
  });
});

test('home is one tab with two views, and the notices have an entry of their own', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.admin', '/');
  const {
    page,
    texts: { t },
  } = dealer;
  await expect(page).toHaveURL('/workbench/notice');
  const home = t('server:menu.workbench-notice');
  await expect(page).toHaveTitle(new RegExp(`^${home} - `));
  const views = page.getByRole('navigation', { name: t('shared:home.views') });
  await views.getByRole('link', { name: t('shared:home.figures') }).click();
  await expect(page).toHaveURL('/dashboard/analysis');
  await expect(page).toHaveTitle(new RegExp(`^${home} - `));
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: t('ui:tabs.label') }).getByRole('listitem');
  await expect(tabs).toHaveCount(1);
  await openMenu(dealer, 'workbench-notice');
  await expect(page).toHaveURL('/workbench/notice');
  await expect(tabs).toHaveCount(1);
  await page
    .getByRole('navigation', { name: t('ui:layout.menu') })
    .getByRole('link', { name: t('server:menu.workbench-notice-list'), exact: true })
    .click();
  await expect(page).toHaveURL('/workbench/notice/list');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/workbench\/notice\/detail\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody who keeps parts is offered neither claims nor arrivals to begin', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.parts', '/workbench/notice');
  const {
    page,
    texts: { t },
  } = clerk;
  await expect(blockOf(clerk, 'due.title').getByRole('link').last()).toBeVisible();
  for (const name of ['newClaim', 'recordArrivals', 'newNotice']) await expect(page.getByRole('button', { name: t(`home:quick.${name}`) })).toHaveCount(0);
});

test('the order of what is begun is the user’s own', async ({ browser }) => {
  const dealer = await openAs(browser, 'd002.admin', '/workbench/notice');
  const {
    page,
    texts: { t },
  } = dealer;
  const arrange = async () => {
    await page.getByRole('button', { name: t('home:quick.more') }).click();
    await page.getByRole('menuitem', { name: t('home:quick.arrange') }).click();
    return page.getByRole('dialog', { name: t('home:quick.arrange') });
  };
  const dialog = await arrange();
  await dialog.getByRole('button', { name: `${t('home:quick.recordArrivals')}: ${t('shared:administration.up')}` }).click();
  await dialog.getByRole('button', { name: t('shared:administration.save') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator('main button').filter({ hasText: /\S/ }).first()).toHaveText(t('home:quick.recordArrivals'));
});

/** Takes a quick action from the menu of those that have no button. */
async function begin({ page, texts: { t } }: Person, action: string): Promise<void> {
  // The announcement above the page may have a button of this name, and come earlier.
  await page
    .locator('[data-tab]')
    .getByRole('button', { name: t('home:quick.more') })
    .click();
  await page.getByRole('menuitem', { name: t(`home:quick.${action}`), exact: true }).click();
}

test('quick actions open the forecast of the month, and the import of packing lists', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.admin', '/workbench/notice');
  const { documentId } = await call<{ documentId: string | null }>(dealer, '/api/portal/orderForecast/window');
  await begin(dealer, 'enterForecast');
  await expect(dealer.page).toHaveURL(`/sales/forecast/${documentId === null ? 'add' : `detail/${documentId}`}`);

  const clerk = await openAs(browser, 'chen.parts', '/workbench/notice');
  await clerk.page.getByRole('button', { name: clerk.texts.t('home:quick.importPacking') }).click();
  const dialog = clerk.page.getByRole('dialog', { name: clerk.texts.t('packingList:import') });
  await expect(dialog).toBeVisible();
  await clerk.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(clerk.page).toHaveURL(/\/parts\/packingList(\?|$)/);
});

test('figures of orders lead to the orders that they count', async ({ browser }) => {
  const seller = await openAs(browser, 'sun.sales', '/dashboard/analysis');
  const {
    page,
    texts: { t },
  } = seller;
  const { orders } = await call<{ orders: { open: { count: number } } }>(seller, '/api/portal/dashboard/analysis?field=orders');
  await page
    .getByRole('region', { name: t('dashboard:orders.title') })
    .getByRole('link', { name: t('dashboard:orders.open') })
    .click();
  await expect(page).toHaveURL(/\/vehicle\/order\?/);
  await expect(page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status')).toContainText(String(orders.open.count));
});

test('balances of one dealer lead to its accounts', async ({ browser }) => {
  const finance = await openAs(browser, 'qian.finance', '/dashboard/analysis?dealerCode=D001');
  const {
    page,
    texts: { t },
  } = finance;
  const { accounts } = (await call<{ finance: { accounts: { count: number }[] } }>(finance, '/api/portal/dashboard/analysis?field=finance&dealerCode=D001'))
    .finance;
  await page
    .getByRole('region', { name: t('dashboard:finance.title'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/finance\/payment\/accounts\?.*D001/);
  await expect(page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status')).toContainText(String(accounts[0]!.count));
});

test('the table behind a chart is saved as a file', async ({ browser }) => {
  const reviewer = await openAs(browser, 'wang.service', '/dashboard/analysis');
  const {
    page,
    texts: { t },
  } = reviewer;
  const title = t('dashboard:claimsByMonth');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${t('shared:chart.export')}: ${title}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${title}.csv`);
  const { claims } = await call<{ claims: { months: { month: string; submitted: number; approved: number; returned: number }[] } }>(
    reviewer,
    '/api/portal/dashboard/analysis?field=claims',
  );
  const series = ['submitted', 'approved', 'returned'] as const;
  const lines = [
    [t('shared:chart.month'), ...series.map((name) => t(`dashboard:series.${name}`))],
    ...claims.months.map((entry) => [entry.month, ...series.map((name) => entry[name])]),
  ];
  expect(await readFile(await file.path(), 'utf8')).toBe(`\u{FEFF}${lines.map((line) => `${line.join(',')}\r\n`).join('')}`);
});

test('on a phone the notices begin within two screens, and nothing moves once the page was there before', async ({ browser, baseURL }) => {
  const dealer = await openAs(browser, 'd001.admin', '/workbench/notice', {
    options: { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true },
  });
  const notices = blockOf(dealer, 'notices.title').getByRole('link').nth(1);
  await expect(notices).toBeVisible();
  const { y } = (await notices.boundingBox())!;
  expect(y + (await dealer.page.evaluate(() => scrollY))).toBeLessThanOrEqual(2 * 667);
  await watchLayoutShift(dealer.page.context());
  await dealer.page.goto(`${baseURL}/workbench/notice`);
  await expect(notices).toBeVisible();
  await dealer.page.waitForLoadState('networkidle');
  expect(await layoutShift(dealer.page)).toBeLessThanOrEqual(0.1);
});

test('figures of one dealer stand in the address, and a card that is hidden stays so', async ({ browser }) => {
  const manager = await openAs(browser, 'zhao.manager', '/dashboard/analysis?dealerCode=D001');
  const {
    page,
    texts: { t },
  } = manager;
  const { pdi } = await call<{ pdi: { open: { count: number } } }>(manager, '/api/portal/dashboard/analysis?field=pdi&dealerCode=D001');
  const inspections = page.getByRole('region', { name: t('dashboard:pdi.title'), exact: true });
  await inspections.getByRole('link', { name: t('dashboard:pdi.open') }).click();
  await expect(page).toHaveURL(/\/vehicle\/arrivalAccept\?.*D001/);
  await expect(page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status')).toContainText(String(pdi.open.count));

  await page.goto('/dashboard/analysis');
  await expect(inspections).toBeVisible();
  await page.getByRole('button', { name: t('dashboard:arrange') }).click();
  await page.getByRole('checkbox', { name: t('dashboard:part.pdi') }).uncheck();
  await page.getByRole('button', { name: t('shared:administration.save') }).click();
  await expect(inspections).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: t('dashboard:maintenance.title'), exact: true })).toBeVisible();
  await expect(inspections).toBeHidden();
});
