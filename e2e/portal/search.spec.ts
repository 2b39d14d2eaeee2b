/** The search over everything: by keys from the palette, from the field of home, and on its page. */
import { expect, type Page } from '@playwright/test';
import { barriers } from '../looks/look.ts';
import { call } from '../steps/call.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const first = async <Row>(person: Person, path: string): Promise<Row> => (await call<{ records: Row[] }>(person, `${path}pageSize=1`)).records[0]!;
const palette = ({ page, texts: { t } }: Person) => page.getByRole('combobox', { name: t('ui:palette.title') });

async function type({ page, ...person }: Person, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette({ page, ...person })).toBeFocused();
  await page.keyboard.type(text);
}
const option = (page: Page, group: string, text: string) => page.getByRole('group', { name: group, exact: true }).getByRole('option').filter({ hasText: text });

test('the palette finds documents, machines and parts, and says in which field', async ({ browser }) => {
  const sales = await openAs(browser, 'sun.sales', '/workbench/notice');
  const { page } = sales;
  const { t } = sales.texts;

  await test.step('an order by its contract number', async () => {
    const { contractNo, orderNo } = await first<{ contractNo: string; orderNo: string }>(sales, '/mfr/vehicleOrder/list?purchaseStatus=pass&');
    await type(sales, contractNo);
    const found = option(page, t('server:menu.vehicle-order'), orderNo);
    await expect(found).toContainText(contractNo);
    await page.keyboard.press('Escape');
  });

  const clerk = await openAs(browser, 'd001.service', '/workbench/notice');
  await test.step('a claim by its number: Enter before the answer opens it', async () => {
    const { claimNo, id } = await first<{ claimNo: string; id: string }>(clerk, '/api/portal/warrantyClaim/list?status=closed&');
    await type(clerk, claimNo);
    await clerk.page.keyboard.press('Enter');
    await expect(
      option(clerk.page, clerk.texts.t('server:menu.service-warrantyClaim'), claimNo).or(clerk.page.getByRole('heading', { level: 1, name: claimNo })),
    ).toBeVisible();
    if (await palette(clerk).isVisible()) await clerk.page.keyboard.press('Enter');
    await expect(clerk.page).toHaveURL(new RegExp(`/detail/${id}`));
  });

  await test.step('a machine by the end of its VIN with O for 0', async () => {
    const { records } = await call<{ records: { vin: string }[] }>(clerk, '/api/portal/vehicle/list?pageSize=50');
    const { vin } = records.find((row) => row.vin.slice(-6).includes('0'))!;
    await type(clerk, vin.slice(-6).replaceAll('0', 'O'));
    await option(clerk.page, clerk.texts.t('server:menu.vehicle-list'), vin).click();
    await expect(clerk.page.getByRole('heading', { level: 1, name: vin })).toBeVisible();
  });

  await test.step('a part by its name in Russian, on a Spanish screen', async () => {
    const { nameRu, partsCode } = await first<{ nameRu: string; partsCode: string }>(clerk, '/api/portal/parts/list?');
    await type(clerk, nameRu.toLowerCase());
    await expect(option(clerk.page, clerk.texts.t('server:menu.parts-list'), partsCode)).toContainText(nameRu);
    await clerk.page.keyboard.press('Escape');
  });

  await test.step('who has no claims finds none', async () => {
    const store = await openAs(browser, 'zhou.training', '/workbench/notice');
    const { claimNo } = await first<{ claimNo: string }>(clerk, '/api/portal/warrantyClaim/list?');
    await type(store, claimNo);
    await expect(store.page.getByRole('status').filter({ hasText: store.texts.t('ui:palette.searching') })).toHaveCount(0);
    await expect(store.page.getByRole('option').filter({ hasText: claimNo })).toHaveCount(1);
    await store.page.keyboard.press('Enter');
    await expect(store.page).toHaveURL(/\/search\?keyword=/);
    await expect(store.page.getByText(store.texts.t('search:none', { keyword: claimNo }))).toBeVisible();
  });
});

test('the page of the search shows lists with their counts, on a phone too', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.admin', '/workbench/notice');
  const { page } = clerk;
  const { t } = clerk.texts;
  await page.getByRole('searchbox', { name: t('home:quick.search') }).fill('D001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=D001/);
  const claims = page.getByRole('region', { name: new RegExp(t('server:menu.service-warrantyClaim')) });
  await expect(claims.getByRole('link').nth(1)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriers(page)).toEqual([]);
  await claims.getByRole('link', { name: t('search:allOf', { title: t('server:menu.service-warrantyClaim') }) }).click();
  await expect(page).toHaveURL(/\/service\/warrantyClaim\?.*keyword=D001/);
});
