/** The claim form by keyboard: path of the focus, effect of keys and pasted codes, place of errors and answers. */
import { expect, type Locator } from '@playwright/test';
import { bugSystems } from '../../apps/server/seed/service-catalogue/bugSystems.ts';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { toTextByLanguage } from '../../apps/server/src/shared/messages/sixTexts.ts';
import {
  act,
  addFault,
  addLines,
  daysAgo,
  errorList,
  expectStatus,
  faultField,
  faultPanel,
  fillCell,
  fillDays,
  fillFault,
  fillHead,
  headField,
  lineOf,
  openNewClaim,
  openPicker,
} from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { expectSaved, expectUnsaved, saveDraft } from '../steps/claims/drafts.ts';
import { uploadTo } from '../steps/files.ts';
import { openMenu } from '../steps/menu.ts';
import { startReview } from '../steps/claims/review.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

const hydraulic = { system: 'hydraulic', bugCode: 'HYD-014', failureReason: 'material', bugDesc: 'Pierde presión.', correction: 'Se cambió la bomba.' };
const pumpHours = 'HYD-0140-20',
  sealKit = 'HYD0802-50',
  pump = 'HYD0801-50',
  sensor = 'ELE0401-50',
  largePump = 'HYD0801-14';

const grid = (person: Person, kind: 'labour' | 'part'): Locator =>
  faultPanel(person.page, 1).getByRole('grid', { name: person.texts.t(`warrantyClaim:${kind}.title`), exact: true });

test.describe('a clerk', () => {
  let clerk: Person;
  test.beforeAll(async ({ browser }) => {
    clerk = await openAs(browser, 'd001.service', '/', { options: { permissions: ['clipboard-read', 'clipboard-write'] } });
  });
  test.afterAll(() => clerk.page.context().close());

  /** A new claim with a fault of the hydraulic system, not saved. */
  async function beginFault(): Promise<void> {
    await clerk.page.goto('/service/warrantyClaim/add');
    await expect(headField(clerk, 'vin')).toBeFocused();
    const discard = clerk.page.getByRole('button', { name: clerk.texts.t('documents:restoreOffer.discard') });
    if (await discard.isVisible()) await discard.click();
    await fillHead(clerk, { vin: scenarioVins.claim, operatingHours: '312' });
    await addFault(clerk);
    await fillFault(clerk, 1, hydraulic);
  }

  test('starts at the VIN of a new claim, and at the first field of a new fault', async () => {
    await openMenu(clerk, 'service-warrantyClaim');
    await openNewClaim(clerk);
    await expect(headField(clerk, 'vin')).toBeFocused();
    await addFault(clerk);
    await expect(faultField(clerk, 1, 'bugSystem')).toBeFocused();
  });

  test('is asked about missing settlement data once, however many claims they write, and not for a photo', async () => {
    const { page, texts } = clerk;
    const title = page.getByRole('heading', { level: 1, name: /^WC/ });
    // Only a reloaded page asks again.
    await page.goto('/');
    await saveDraft(clerk);
    await openMenu(clerk, 'service-warrantyClaim');
    await openNewClaim(clerk);
    await fillHead(clerk, { vin: scenarioVins.claim });
    await act(clerk, 'save');
    await expect(title).toBeVisible();

    await page.goto('/service/warrantyClaim/add');
    await fillHead(clerk, { vin: scenarioVins.claim });
    await uploadTo(clerk, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    // Shown as a passing message that names the missing data.
    await expect(page.getByText(texts.t('server:W-216'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toBeVisible();
  });

  test('saves with Ctrl+S from within a field, and types on', async () => {
    await clerk.page.goto('/');
    await saveDraft(clerk);
    await fillHead(clerk, { complaint: 'Pierde aceite.' });
    // On a busy machine the foot may still count as saved.
    await expectUnsaved(clerk);
    await headField(clerk, 'complaint').press('Control+s');
    await expectSaved(clerk);
    await expect(headField(clerk, 'complaint')).toBeFocused();
    await clerk.page.reload();
    await expect(headField(clerk, 'complaint')).toHaveValue('Pierde aceite.');
  });

  test('takes the only operation that a search finds with Enter', async () => {
    await beginFault();
    const dialog = await openPicker(clerk, 1, 'labour');
    await dialog.getByLabel(clerk.texts.t('warrantyClaim:picker.search')).fill(pumpHours);
    await clerk.page.keyboard.press('Enter');
    await expect(lineOf(clerk, 1, 'labour', pumpHours)).toHaveCount(1);
  });

  test('pastes codes into the empty table of labour, which become lines with their operations', async () => {
    await beginFault();
    await clerk.page.evaluate(() => navigator.clipboard.writeText('HYD-0140-20\nHYD-0140-10'));
    await grid(clerk, 'labour').press('Control+v');
    for (const code of ['HYD-0140-20', 'HYD-0140-10']) await expect(lineOf(clerk, 1, 'labour', code)).toBeVisible();
    // The catalogue filled in the rest.
    await expect(lineOf(clerk, 1, 'labour', pumpHours)).toContainText('2,50');
  });

  test('reads the currency beside every amount of a line, and the part number beside all that belongs to it', async () => {
    await beginFault();
    await addLines(clerk, 1, 'labour', [pumpHours]);
    await addLines(clerk, 1, 'part', [sealKit]);
    const head = (key: string) => `${clerk.texts.t(`warrantyClaim:${key}`)} (USD)`;
    await expect(grid(clerk, 'labour').getByRole('columnheader', { name: head('field.detailList.hourCost') })).toBeVisible();
    for (const key of ['field.partsList.unitPrice', 'field.partsList.amount'])
      await expect(grid(clerk, 'part').getByRole('columnheader', { name: head(key) })).toBeVisible();
    // On a screen of usual width all columns are in sight; those for serial and order numbers come with a line that has them.
    for (const kind of ['labour', 'part'] as const) expect(await grid(clerk, kind).evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    await addLines(clerk, 1, 'part', [pump]);
    // With more columns the table scrolls, and the part number stays in sight.
    await fillCell(clerk, 1, 'part', pump, 'newSerialNo', 'BH-9822');
    await expect(lineOf(clerk, 1, 'part', pump).locator('[data-column="partsCode"]')).toBeInViewport();
  });

  test('chooses among the parts that fit the machine and the system of the fault, and widens where there are none', async () => {
    await beginFault();
    const { t, language } = clerk.texts;
    const dialog = await openPicker(clerk, 1, 'part');
    const system = toTextByLanguage(bugSystems.find(({ code }) => code === 'hydraulic')!.name)[language]!;
    const ofModel = dialog.getByRole('checkbox', { name: t('shared:pick.fits', { model: 'T504' }) });
    const ofSystem = dialog.getByRole('checkbox', { name: t('shared:pick.ofSystem', { system }) });
    await expect(ofModel).toBeChecked();
    await expect(ofSystem).toBeChecked();
    const search = async (keyword: string): Promise<void> => {
      await dialog.getByLabel(t('parts:keyword')).fill(keyword);
      await dialog.getByLabel(t('parts:keyword')).press('Enter');
    };
    await search('Hydraulic pump');
    await expect(dialog.getByRole('checkbox', { name: pump })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: largePump })).toHaveCount(0);
    // Of another system, and of another model.
    await search(sensor);
    await dialog.getByRole('button', { name: t('shared:pick.inAllSystems', { n: 1 }) }).click();
    await expect(ofSystem).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: sensor }).check();
    await search(largePump);
    await dialog.getByRole('button', { name: t('shared:pick.inAllModels', { n: 1 }) }).click();
    await expect(ofModel).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: largePump }).check();
    await dialog.getByRole('button', { name: t('pickers:ok'), exact: true }).click();
    for (const code of [sensor, largePump]) await expect(lineOf(clerk, 1, 'part', code)).toHaveCount(1);
  });

  test('sees a value beyond the limits marked at its field while typing', async () => {
    await beginFault();
    await fillDays(clerk, { failureDate: daysAgo(5) });
    const hours = headField(clerk, 'operatingHours');
    await hours.fill('99999999');
    await hours.press('Tab');
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(hours).toHaveAccessibleDescription(/999/);
    await expect(clerk.page.getByText(clerk.texts.t('warrantyClaim:coverage.failed'))).toBeVisible();
    await hours.fill('312');
    await expect(hours).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is led by the list of errors to the cell of a line, wherever the page stands', async () => {
    await beginFault();
    await fillDays(clerk, { failureDate: daysAgo(5), repairDate: daysAgo(3) });
    await addLines(clerk, 1, 'labour', [pumpHours]);
    const hours = lineOf(clerk, 1, 'labour', pumpHours).locator('[data-column="claimHours"]');
    await hours.hover();
    await hours.getByRole('textbox').fill('0');
    await hours.getByRole('textbox').press('Tab');
    await act(clerk, 'save');
    await expect(errorList(clerk.page)).toBeVisible();
    await clerk.page.evaluate(() => scrollTo(0, 0));
    await errorList(clerk.page)
      .getByRole('button', { name: clerk.texts.t('server:E-015') })
      .click();
    await expect(hours).toBeInViewport();
    await expect(hours.locator(':focus').or(hours.and(clerk.page.locator(':focus')))).toHaveCount(1);
  });

  test('opens the passport of the machine, and prints it', async () => {
    await beginFault();
    const {
      page,
      texts: { t },
    } = clerk;
    await page.getByRole('link', { name: t('warrantyClaim:machine.passport') }).click();
    await expect(page.getByRole('heading', { level: 1, name: scenarioVins.claim })).toBeVisible();
    await expect(page).toHaveURL(/\/vehicle\/list\/detail\//);
    await page.getByRole('button', { name: t('shared:print') }).click();
    const sheet = page.locator('.print-sheet:visible');
    await expect(sheet).toContainText(scenarioVins.claim);
    await expect(sheet).toContainText('E3725000123');
    // Papers carry Chinese for the maker, whatever the user's language.
    await expect(sheet).toContainText(textsIn('zh-cn').t('vehicle:print.title'));
  });
});

test('what was typed is laid together with what others saved before it was restored', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const no = await saveDraft(clerk, { technician: 'Rodrigo Pino' });
  await fillHead(clerk, { complaint: 'Pierde aceite.' });
  const address = clerk.page.url();
  await clerk.page.goto('/workbench/notice');
  const colleague = await openAs(browser, 'd001.admin');
  await openClaim(colleague, no);
  await fillHead(colleague, { technician: 'Ignacia Sandoval' });
  await act(colleague, 'save');
  await expectSaved(colleague);
  await clerk.page.goto(address);
  await clerk.page.getByRole('button', { name: clerk.texts.t('documents:restoreOffer.restore') }).click();
  await expect(headField(clerk, 'complaint')).toHaveValue('Pierde aceite.');
  await expect(headField(clerk, 'technician')).toHaveValue('Ignacia Sandoval');
  await act(clerk, 'save');
  await expectSaved(clerk);
});

test('input to restore is dated in the zone of the account, not of the computer', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/', { options: { timezoneId: 'Asia/Tokyo' } });
  const { page, texts } = clerk;
  await saveDraft(clerk);
  await fillHead(clerk, { complaint: 'Pierde aceite.' });
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: texts.t('documents:restoreOffer.title', { time: '' }).trim() });
  const inChile = (minutesAgo: number): string =>
    new Intl.DateTimeFormat('sv', { timeZone: 'America/Santiago', dateStyle: 'short', timeStyle: 'short' }).format(Date.now() - minutesAgo * 60_000);
  await expect(offer).toContainText(new RegExp(`${inChile(0)}|${inChile(1)}`));
});

test('withdrawing a claim whose review has begun is refused once, in sight', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim?status=no_pass');
  const {
    page,
    texts: { t },
  } = clerk;
  const no = await page.locator('tbody').getByRole('link').first().innerText();
  await openClaim(clerk, no);
  await act(clerk, 'submit');
  await expectStatus(clerk, 'submitted');
  // The button that was pressed is gone; the focus stays among those of the bar.
  await expect(page.locator('[data-document-foot]:visible :focus')).toHaveCount(1);
  const reviewer = await openAs(browser, 'wang.service');
  // The clerk's socket is alive, but reports nothing of the review. (A lost one would refetch the claim once it is back.)
  await page.routeWebSocket(/vxeSocket/, (socket) => socket.onMessage(() => socket.send(JSON.stringify({ type: 'heart_beat', data: true }))));
  await page.reload();
  await expectStatus(clerk, 'submitted');
  await openClaim(reviewer, no);
  await startReview(reviewer);
  await act(clerk, 'withdraw');
  const refusal = page.getByText(t('server:E-004'));
  await expect(refusal).toBeInViewport();
  await expect(refusal).toHaveCount(1);
});

test('a save that the server refuses says so beside the buttons, and nowhere else', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  await saveDraft(clerk);
  await fillHead(clerk, { complaint: 'Pierde aceite.' });
  await clerk.page.route('**/warrantyClaim/save**', (route) =>
    route.fulfill({ json: { success: false, code: 500, message: 'El periodo está cerrado', result: { errorCode: 'E-007' } } }),
  );
  // Twice: a message of the first one elsewhere would be there when the second is answered.
  for (let time = 1; time <= 2; time++) {
    const answered = clerk.page.waitForResponse(/warrantyClaim\/save/);
    await act(clerk, 'save');
    await answered;
    await expect(clerk.page.locator('[data-document-foot]:visible').getByRole('alert')).toHaveText('El periodo está cerrado');
  }
  await expect(clerk.page.getByText('El periodo está cerrado')).toHaveCount(1);
});
