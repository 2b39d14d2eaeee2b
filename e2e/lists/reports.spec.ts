/** An administrator composes a report, opens it again, changes it, and reads its change history. */
import { expect } from '@playwright/test';
import { choose } from '../steps/choose.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const code = 'followed_machines';
const names = {
  简体中文: '跟踪车辆',
  English: 'Followed machines',
  Español: 'Máquinas seguidas',
  Русский: 'Машины',
  Français: 'Machines',
  Português: 'Máquinas',
};

test('a report is composed, opened, changed, and its history told', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'admin', '/isystem/report');
  const t = (key: string, values?: Readonly<Record<string, string>>): string => texts.t(`isystemReport:${key}`, values);
  const field = (name: string): string => texts.t(`isystemReport:field.${name}`);
  const save = () => page.getByRole('button', { name: texts.t('shared:administration.save') }).click();
  const columns = page.getByRole('region', { name: t('columns') });
  const vehicleField = (name: string): string => texts.t(`vehicle:field.${name}`);
  const add = (name: string) =>
    page
      .getByRole('region', { name: t('fields') })
      .getByRole('button', { name: vehicleField(name) })
      .first()
      .click();

  /** The name of the report comes before the titles of its columns. */
  const writeName = async (language: string, name: string): Promise<void> => {
    await page.getByRole('tab', { name: language }).first().click();
    await page.locator('input[lang]:visible').first().fill(name);
  };

  await test.step('it is composed from the fields of its source', async () => {
    await page.getByRole('button', { name: t('new'), exact: true }).click();
    await page.getByLabel(field('code'), { exact: true }).fill(code);
    await choose(page, page.getByRole('combobox', { name: field('source') }), '车辆');
    for (const [language, name] of Object.entries(names)) await writeName(language, name);
    await add('vin');
    await add('arrivalDate');
    await save();
    await expect(page).toHaveURL(/\/isystem\/report\/edit\/[0-9a-f]{32}$/);
    await expect(page.getByRole('heading', { name: names.简体中文 })).toBeVisible();
  });

  await test.step('it is opened from the list and changed', async () => {
    await page.goto('/isystem/report');
    await page
      .getByRole('link', { name: names.简体中文 })
      .or(page.getByRole('button', { name: names.简体中文 }))
      .first()
      .click();
    await expect(columns.getByRole('listitem')).toHaveCount(2);
    await writeName('English', 'Machines under way');
    await add('vehicleStatus');
    await columns.getByRole('button', { name: t('details', { column: vehicleField('vin') }) }).click();
    await columns.getByLabel(field('width')).first().fill('220');
    await save();
    await expect(page.getByText(t('saved')).first()).toBeVisible();
  });

  await test.step('its history names what it was and what it became', async () => {
    await page.getByRole('button', { name: texts.t('shared:changes.title') }).click();
    const history = page.getByRole('dialog', { name: texts.t('shared:changes.title') });
    const [latest, first] = [history.getByRole('listitem').nth(0), history.getByRole('listitem').nth(1)];
    const told = (name: string) => latest.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(told(field('nameEn'))).toContainText('Followed machines → Machines under way');
    await expect(told(t('columns'))).toContainText(`${vehicleField('vin')}, ${vehicleField('arrivalDate')}, ${vehicleField('vehicleStatus')}`);
    await expect(told(field('width'))).toContainText('190 → 220');
    await expect(first).toContainText(code);
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await page.screenshot({ path: 'artifacts/journeys/report-history.png' });
  });
});
