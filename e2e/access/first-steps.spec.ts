/** A new installation on PostgreSQL, set up from its screens alone: from the administrator to the first claim that is approved. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { choose } from '../steps/choose.ts';
import {
  act,
  addFault,
  addLines,
  answer,
  claimNo,
  confirmWarning,
  daysAgo,
  expectStatus,
  fillDays,
  fillFault,
  fillHead,
  headField,
  openNewClaim,
} from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { uploadTo } from '../steps/files.ts';
import { createServer } from '../steps/ownServer.ts';
import { picturesOf } from '../steps/pictures.ts';
import { approveFinally, passClaim, startReview } from '../steps/claims/review.ts';
import { type Account, openLogin, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const password = 'Setup#2026';
const chosen = 'Cosecha#2027';
const vin = 'L9TT504E8TA000101';

const server = createServer('first-steps', 'empty');
let postgres: Postgres | undefined;
test.beforeAll(async () => {
  postgres = await startPostgres();
  await server.start({ HARROW_ADMIN_PASSWORD: password, ...(postgres && { DATABASE_URL: postgres.url }) });
});
test.afterAll(async () => {
  await server.remove();
  await postgres?.stop();
});
test.use({ baseURL: server.address });

const sample = (file: string): string => join(import.meta.dirname, '..', '..', 'docs', 'samples', `${file}.xlsx`);

/** Imports a sample workbook on its page. @param agree text of the button that agrees to what the import will change, where it asks */
async function importSample({ page, texts: { t } }: Person, path: string, file: string, rows: number, agree?: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: t('shared:import'), exact: true }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.locator('input[type=file]').setInputFiles(sample(file));
  await dialog.getByRole('button', { name: t('importDialog:start') }).click();
  if (agree) await page.getByRole('button', { name: agree }).click();
  await expect(page.getByText(t('server:import.done', { done: rows }))).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
}

/** Gives a user a password, as the administrator, and reads it. */
async function givePassword({ page, texts: { t } }: Person, username: string): Promise<string> {
  await page.goto(`/isystem/user?username=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await row.hover();
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t('isystemUser:reset') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('isystemUser:reset') })
    .click();
  const shown = page.getByRole('dialog', { name: t('isystemUser:passwordOf', { name: username }) });
  const oneTime = (await shown.getByTestId('one-time-password').innerText()).trim();
  await shown.getByRole('button', { name: t('isystemUser:passwordNoted') }).click();
  return oneTime;
}

test('an empty installation comes to its first approved claim', async ({ browser }) => {
  const keep = picturesOf('first-steps');
  const admin = await openLogin(browser, { username: 'admin', realname: 'admin', language: 'en', password });
  const { page, texts } = admin;
  const { t } = texts;
  const open = async (account: Omit<Account, 'password'>): Promise<Person> => {
    const oneTime = await givePassword(admin, account.username);
    return openLogin(browser, { ...account, password: oneTime }, chosen);
  };
  const steps = page
    .locator('.ant-card')
    .filter({ hasText: t('home:setup.title') })
    .getByRole('listitem');

  await test.step('home says what is missing', async () => {
    await page.goto('/workbench/notice');
    await expect(steps).toHaveCount(13);
    await keep(page, 'nothing-yet');
  });

  await test.step('the administrator names the company', async () => {
    await page.goto('/isystem/config?group=system');
    for (const [key, value] of [
      ['company.nameEn', 'Northfield Agri Machinery'],
      ['company.address', '1 Field Road, Luoyang'],
    ] as const) {
      await page.getByRole('searchbox', { name: t('isystemConfig:find') }).fill(key);
      await page.getByLabel(t(`server:parameter.${key}`), { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: t('isystemConfig:save_other', { count: 2 }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shared:administration.save') })
      .click();
    await expect(page.getByRole('button', { name: t('isystemConfig:save_other', { count: 0 }) })).toBeDisabled();
    await page.goto('/isystem/depart');
    const maker = page.getByRole('row').filter({ hasText: 'A01' });
    await maker.hover();
    await maker.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t('shared:edit') }).click();
    const dialog = page.getByRole('dialog', { name: 'A01' });
    await dialog.getByRole('tab', { name: 'English' }).click();
    await dialog.getByRole('tabpanel').getByRole('textbox').fill('Northfield Agri Machinery');
    for (const language of ['简体中文', 'Español', 'Русский', 'Français', 'Português']) {
      await dialog.getByRole('tab', { name: language }).click();
      await dialog.getByRole('tabpanel').getByRole('textbox').fill('Northfield Agri Machinery');
    }
    await dialog.getByRole('button', { name: t('shared:administration.save') }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('departments, roles and staff come from workbooks', async () => {
    await importSample(admin, '/isystem/depart', 'departments', 5);
    await importSample(admin, '/isystem/position', 'positions', 2);
    await importSample(admin, '/isystem/role', 'roles', 1);
    await importSample(admin, '/isystem/user', 'users', 6);
    await keep(page, 'staff');
  });

  const sales = await open({ username: 'zhang.sales', realname: '张磊', language: 'zh-cn' });
  await test.step('sales adds market groups, products and dealers', async () => {
    for (const [code, name, region] of [
      ['LATAM', '拉美', 'latam'],
      ['WAF', '西非', 'africa_fr'],
    ] as const) {
      await sales.page.goto('/network/dealer/groups');
      await sales.page
        .getByRole('button', { name: sales.texts.t('shared:add'), exact: true })
        .first()
        .click();
      const dialog = sales.page.getByRole('dialog');
      await dialog.getByLabel(sales.texts.t('marketGroup:field.code'), { exact: true }).fill(code);
      await choose(sales.page, dialog.getByLabel(sales.texts.t('marketGroup:field.region'), { exact: true }), sales.texts.dict('region', region));
      await dialog.getByLabel(sales.texts.t('marketGroup:field.nameZh'), { exact: true }).fill(name);
      await dialog.getByRole('tab', { name: 'English' }).click();
      await dialog.getByLabel(sales.texts.t('marketGroup:field.nameEn'), { exact: true }).fill(code);
      await dialog.getByRole('button', { name: sales.texts.t('shared:administration.save') }).click();
      await expect(dialog).toBeHidden();
    }
    await importSample(sales, '/network/product', 'products', 3);
    await importSample(sales, '/network/dealer', 'dealers', 2);
    await keep(sales.page, 'dealers');
  });

  const manager = await open({ username: 'anna.service', realname: 'Anna Keller', language: 'en' });
  await test.step('the service manager fills the catalogue and the terms', async () => {
    for (const [path, file, rows] of [
      ['/service/catalog/systems', 'systems', 3],
      ['/service/catalog/suppliers', 'suppliers', 2],
      ['/service/catalog', 'faults', 3],
      ['/service/catalog/labour', 'labour-codes', 4],
      ['/service/catalog/policies', 'policies', 3],
      ['/service/catalog/rates', 'labour-rates', 2],
    ] as const)
      await importSample(manager, path, file, rows);
    await keep(manager.page, 'terms');
  });

  const parts = await open({ username: 'wang.parts', realname: '王芳', language: 'zh-cn' });
  await test.step('parts come with their prices, machines with their dealers', async () => {
    await importSample(parts, '/parts/list', 'parts', 5);
    await importSample(parts, '/parts/list/prices', 'prices', 10, parts.texts.t('parts:imports.store', { count: 10 }));
    await importSample(sales, '/vehicle/list', 'vehicles', 5);
    await keep(sales.page, 'machines');
  });

  await test.step('finance enters what currencies are worth', async () => {
    const finance = await open({ username: 'chen.finance', realname: '陈静', language: 'zh-cn' });
    await importSample(finance, '/finance/exchangeRate', 'exchange-rates', 4);
    for (const [currency, rate] of [
      ['USD', '7.15'],
      ['EUR', '7.85'],
    ] as const) {
      await finance.page
        .getByRole('button', { name: finance.texts.t('shared:add'), exact: true })
        .first()
        .click();
      const dialog = finance.page.getByRole('dialog');
      await choose(finance.page, dialog.getByLabel(finance.texts.t('exchangeRate:field.currency'), { exact: true }), finance.texts.dict('currency', currency));
      await dialog.getByLabel(finance.texts.t('exchangeRate:field.rateDate'), { exact: true }).fill(daysAgo(1));
      await dialog.getByLabel(finance.texts.t('exchangeRate:field.rateDate'), { exact: true }).press('Enter');
      await dialog.getByLabel(finance.texts.t('exchangeRate:field.rateToRmb'), { exact: true }).fill(rate);
      await dialog.getByRole('button', { name: finance.texts.t('shared:administration.save') }).click();
      await expect(dialog).toBeHidden();
    }
    await keep(finance.page, 'rates');
  });

  await test.step('home has little left to say', async () => {
    await page.goto('/workbench/notice');
    // Users without a password cannot sign in: some of the staff, and the dealers' users.
    await expect(steps).toContainText(['staff', 'dealers', 'numbers', 'mail'].map((key) => t(`server:setup.${key}.title`)));
    await expect(steps).toHaveCount(4);
    await keep(page, 'set-up');
  });

  const dealer = await open({ username: 'd101.admin', realname: 'Carla Rojas', language: 'es' });
  let no = '';
  await test.step('the dealer says that a machine has arrived, and claims a part that came broken', async () => {
    await dealer.page.goto('/vehicle/list');
    await dealer.page.getByRole('link', { name: vin }).first().click();
    await dealer.page.getByRole('button', { name: dealer.texts.t('vehicle:arrive') }).click();
    await dealer.page
      .getByRole('dialog')
      .getByRole('button', { name: dealer.texts.t('vehicle:arrive') })
      .click();
    await expect(dealer.page.getByText(dealer.texts.t('vehicle:arrived', { vin }))).toBeVisible();
    await dealer.page.goto('/service/warrantyClaim');
    await openNewClaim(dealer);
    await choose(dealer.page, headField(dealer, 'claimType'), dealer.texts.dict('claim_type', 'pre_delivery'));
    await fillHead(dealer, { vin, operatingHours: '3' });
    await fillDays(dealer, { failureDate: daysAgo(1), repairDate: daysAgo(0) });
    await fillHead(dealer, { technician: 'Rodrigo Pino', complaint: 'La bomba hidráulica llegó con una fuga.' });
    await answer(dealer, 'partsInStock', 'N');
    await addFault(dealer);
    await fillFault(dealer, 1, {
      system: 'hydraulic',
      bugCode: 'HYD-101',
      failureReason: 'material',
      bugDesc: 'Fuga en el sello del eje.',
      correction: 'Se cambió la bomba.',
    });
    await addLines(dealer, 1, 'labour', ['HYD-101-10']);
    await addLines(dealer, 1, 'part', ['P-1001']);
    await act(dealer, 'save');
    await confirmWarning(dealer, dealer.texts.t('server:W-216'));
    no = await claimNo(dealer);
    await uploadTo(dealer, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    await uploadTo(dealer, 'workingHoursPhoto', 'working-hours.jpg');
    await uploadTo(dealer, 'defectivePartsPhoto', 'defective-parts.png');
    await uploadTo(dealer, 'newPartsPhoto', 'new-parts.jpg');
    await keep(dealer.page, 'claim');
    await act(dealer, 'submit');
    await expectStatus(dealer, 'submitted');
  });

  await test.step('a reviewer passes it, the service manager approves it', async () => {
    const reviewer = await open({ username: 'li.wei', realname: '李伟', language: 'zh-cn' });
    await openClaim(reviewer, no);
    await startReview(reviewer);
    await passClaim(reviewer);
    await openClaim(manager, no);
    await approveFinally(manager);
    await keep(manager.page, 'approved');
  });
});
