/** A part fails on a dealer's shelf: it is claimed with a photo, sent back, comes damaged, and is credited as decided. */
import { expect, type Locator } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

const list = '/parts/claim';

interface Claimable {
  arrivalNo: string;
  partsCode: string;
  shelfQty: number;
  paidPrice: number;
  claimable: { reason: string }[];
}

/** A part that lies on the shelf, may still be claimed for its quality, and was paid for. */
async function shelfPart(person: Person): Promise<Claimable> {
  const found = await call<Claimable[]>(person, '/api/portal/partsClaim/claimable');
  return found.find(({ claimable, shelfQty, paidPrice }) => shelfQty >= 1 && paidPrice > 0 && claimable.some(({ reason }) => reason === 'quality'))!;
}

/** What charges of the dealer's orders may be taken from, as its orders say. */
const available = async (person: Person): Promise<number> =>
  (await call<{ account: { available: number } }>(person, '/api/portal/partsOrder/proposal')).account.available;

/** Types into a cell of the line. */
async function fillCell(line: Locator, column: string, value: string): Promise<void> {
  const editor = line.locator(`[data-column="${column}"]`).getByRole('textbox');
  await expect(async () => {
    await line.locator(`[data-column="${column}"]`).hover();
    await editor.fill(value, { timeout: 2000 });
  }).toPass();
  await editor.press('Tab');
}

test('a part that failed on the shelf goes back to the maker and is credited', async ({ browser }) => {
  const keep = picturesOf('parts-claim');
  const dealer = await openAs(browser, 'd001.parts', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;
  const part = await shelfPart(dealer);
  const before = await available(dealer);
  const line = page
    .getByRole('grid', { name: t('partsClaim:section.lines') })
    .getByRole('row')
    .filter({ hasText: part.partsCode });
  let no = '';

  await test.step('the dealer chooses the part among all receipts, which names its receipt', async () => {
    await page.getByRole('button', { name: t('partsClaim:pick.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: t('partsClaim:pick.differences') }).uncheck();
    await dialog.getByLabel(t('partsClaim:pick.keyword')).fill(part.arrivalNo);
    await dialog.getByLabel(t('partsClaim:pick.keyword')).press('Enter');
    const row = dialog
      .getByRole('row')
      .filter({ hasText: part.partsCode })
      .filter({ hasText: texts.dict('parts_claim_type', 'quality') });
    await row.getByRole('checkbox').first().check();
    await keep(page, 'choose');
    await dialog.getByRole('button', { name: t('pickers:ok'), exact: true }).click();
    await expect(formField(dealer, 'arrivalNo')).toHaveValue(part.arrivalNo);
    await expect(line).toContainText(texts.dict('parts_claim_type', 'quality'));
  });

  await test.step('says what failed, shows it, and hands it in', async () => {
    await fillCell(line, 'failureDate', daysAgo(0));
    await fillCell(line, 'faultText', 'Leaks at the flange');
    await choose(page, formField(dealer, 'solution'), texts.dict('claim_solution', 'return'));
    await formField(dealer, 'description').fill('Found while counting the shelf');
    await uploadTo(dealer, 'partsClaim:partsPhoto', 'defective-parts.png');
    await press(dealer, t('shared:action.submit'));
    no = await documentNo(dealer, 'PC');
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  const desk = await openAs(browser, 'chen.parts');
  const atDesk = desk.texts.t;
  await test.step('the desk sees the photo beside its decision, and wants the part back', async () => {
    await openDocument(desk, list, no);
    const photo = desk.page.getByRole('button', { name: 'defective-parts.png' });
    await expect(photo.first()).toBeVisible();
    await expect(desk.page.getByLabel(new RegExp(`${part.partsCode}.*${atDesk('partsClaim:field.lines.returnQty')}`))).toHaveValue('1');
    await keep(desk.page, 'decide');
    await press(desk, atDesk('shared:action.pass'));
    await desk.page
      .getByRole('dialog')
      .getByRole('button', { name: atDesk('shared:action.pass') })
      .click();
    await expectStatus(desk, 'pass');
  });

  await test.step('the dealer sends it', async () => {
    await page.reload();
    await press(dealer, t('partsClaim:action.shipReturn'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('partsClaim:field.carrier')).fill('DHL');
    await keep(page, 'send');
    await dialog.getByRole('button', { name: t('partsClaim:action.shipReturn') }).click();
    await expectStatus(dealer, 'shipped');
  });

  await test.step('it comes to the usual warehouse, damaged', async () => {
    await desk.page.reload();
    await press(desk, atDesk('partsClaim:action.receiveReturn'));
    const dialog = desk.page.getByRole('dialog');
    // Its name, as the maker has it.
    await expect(dialog.getByText('主仓', { exact: true })).toBeVisible();
    await dialog.getByLabel(new RegExp(`${part.partsCode}.*${atDesk('partsClaim:field.lines.returnedQty')}`)).fill('1');
    await choose(
      desk.page,
      dialog.getByLabel(new RegExp(`${part.partsCode}.*${atDesk('partsClaim:field.lines.returnCondition')}`)),
      desk.texts.dict('return_condition', 'damaged'),
    );
    await keep(desk.page, 'receive');
    await dialog.getByRole('button', { name: atDesk('partsClaim:action.receiveReturn') }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('finance settles it; the account of the dealer has what was decided', async () => {
    const finance = await openAs(browser, 'qian.finance');
    await openDocument(finance, list, no);
    const settle = finance.texts.t('partsClaim:action.settle');
    await press(finance, settle);
    await finance.page.getByRole('dialog').getByRole('button', { name: settle }).click();
    await expectStatus(finance, 'closed');
    await keep(finance.page, 'settled');
    await page.reload();
    await expect(page.locator('article')).toContainText(/CN\d/);
    expect(await available(dealer)).toBeCloseTo(before + Math.round(part.paidPrice * 100) / 100, 2);
  });
});
