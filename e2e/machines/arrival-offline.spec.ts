/** Boxes counted on a phone in a warehouse without a network: the count goes on, and is saved once the network is back. */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { expectSaved } from '../steps/claims/drafts.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo } from '../steps/simpleDocument.ts';
import { picturesOf } from '../steps/pictures.ts';
import { test } from '../test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface OpenBoxes {
  boxes: { wmsBoxNo: string; countedIn: string | null }[];
  lines: { wmsBoxNo: string; partsCode: string; packedQty: number }[];
}

/** A packing list on its way to the dealer, of which nobody counts anything. */
async function onItsWay(person: Person): Promise<{ packingNo: string; boxNo: string; partsCode: string; packedQty: number }> {
  const { records } = await call<{ records: { packingNo: string }[] }>(person, '/api/portal/packingList/list?status=shipped,pending_acceptance&pageSize=50');
  for (const { packingNo } of records) {
    const { boxes, lines } = await call<OpenBoxes>(person, `/api/portal/partsArrival/openBoxes?packingNo=${packingNo}`);
    const line = lines.find(({ wmsBoxNo, packedQty }) => packedQty >= 3 && boxes.some((box) => box.wmsBoxNo === wmsBoxNo && box.countedIn === null));
    if (line) return { packingNo, boxNo: line.wmsBoxNo, ...line };
  }
  throw new Error('Nothing is on its way to the dealer');
}

/** Numbers of the counts of a packing list that are not booked yet. */
async function countsOf(person: Person, packingNo: string): Promise<string[]> {
  const { records } = await call<{ records: { arrivalNo: string }[] }>(
    person,
    `/api/portal/partsArrival/list?packingNo=${packingNo}&status=pending_acceptance&pageSize=50`,
  );
  return records.map(({ arrivalNo }) => arrivalNo);
}

test('a count without a network goes on, and is saved by itself when the network is back', async ({ browser }) => {
  const keep = picturesOf('arrival-offline');
  const dealer = await openAs(browser, 'd001.parts', '/parts/arrival/add', { options: phone });
  const {
    page,
    texts: { t },
  } = dealer;
  const { packingNo, boxNo, partsCode } = await onItsWay(dealer);
  let no = '';
  const network = (isOn: boolean): Promise<void> => page.context().setOffline(!isOn);
  const scanner = page.getByLabel(t('partsArrival:scan.label'), { exact: true });
  const last = page.getByRole('region', { name: t('partsArrival:scan.last') });
  const received = last.getByLabel(t('partsArrival:field.lines.receivedQty'));
  const scan = async (text: string): Promise<void> => {
    await scanner.fill(text);
    await scanner.press('Enter');
  };

  await test.step('the label of a box opens its count', async () => {
    await page.getByLabel(t('partsArrival:start.label')).fill(`${packingNo}|${boxNo}`);
    await page.getByRole('button', { name: t('partsArrival:start.go') }).tap();
    await expect(scanner).toBeFocused();
  });

  await test.step('without a network scans go on; a save is promised', async () => {
    await network(false);
    await scan(partsCode);
    await scan(partsCode);
    await expect(received).toHaveValue('2');
    await page
      .locator('[data-document-foot]:visible')
      .getByRole('button', { name: t('documents:action.save') })
      .tap();
    await expect(page.getByRole('alert').filter({ hasText: t('documents:form.owed') })).toBeVisible();
    await expect(page.getByText(t('documents:form.unsaved'))).toBeVisible();
    await keep(page, 'owed');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('counted further, it is saved by itself once the network is back', async () => {
    await scan(partsCode);
    await expect(received).toHaveValue('3');
    await network(true);
    no = await documentNo(dealer, 'PA');
    await expectSaved(dealer);
    const { records } = await call<{ records: { id: string; arrivalNo: string }[] }>(
      dealer,
      `/api/portal/partsArrival/list?packingNo=${packingNo}&pageSize=50`,
    );
    const kept = records.filter(({ arrivalNo }) => arrivalNo === no);
    expect(kept).toHaveLength(1);
    const count = await call<{ lines: { partsCode: string; wmsBoxNo: string; receivedQty: number | null }[] }>(
      dealer,
      `/api/portal/partsArrival/detail?id=${kept[0]!.id}`,
    );
    expect(count.lines.filter((line) => line.partsCode === partsCode && line.wmsBoxNo === boxNo).map(({ receivedQty }) => receivedQty)).toContain(3);
    await page.reload();
    await expect(page.locator('[data-column="receivedQty"]').filter({ hasText: '3' }).first()).toBeVisible();
    await keep(page, 'saved');
  });

  await test.step('whoever scans its label again is led to the count', async () => {
    await page.goto('/parts/arrival/add');
    await page.getByLabel(t('partsArrival:start.label')).fill(`${packingNo}|${boxNo.toLowerCase()}`);
    await page.getByRole('button', { name: t('partsArrival:start.go') }).tap();
    await page.getByRole('button', { name: t('partsArrival:start.goOn', { no }) }).tap();
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  });
});

test('a count that was left without a network is offered again', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.parts', '/parts/arrival/add', { options: phone });
  const {
    page,
    texts: { t },
  } = dealer;
  const { packingNo, boxNo, partsCode } = await onItsWay(dealer);
  await page.getByLabel(t('partsArrival:start.label')).fill(`${packingNo}|${boxNo}`);
  await page.getByRole('button', { name: t('partsArrival:start.go') }).tap();
  const scanner = page.getByLabel(t('partsArrival:scan.label'), { exact: true });
  await expect(scanner).toBeFocused();
  await page.context().setOffline(true);
  await scanner.fill(`${partsCode}*2`);
  await scanner.press('Enter');
  await expect(page).toHaveURL(/draft=/);
  const address = page.url();
  await page.close();
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(address);
  await later.getByRole('button', { name: t('documents:restoreOffer.restore') }).tap();
  await expect(later.locator('[data-column="receivedQty"]').filter({ hasText: '2' }).first()).toBeVisible();
});

test('a count that was left with a save owed is offered again as it was counted last, and saved once', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.parts', '/parts/arrival/add', { options: phone });
  const {
    page,
    texts: { t },
  } = dealer;
  const { packingNo, boxNo, partsCode } = await onItsWay(dealer);
  await page.getByLabel(t('partsArrival:start.label')).fill(`${packingNo}|${boxNo}`);
  await page.getByRole('button', { name: t('partsArrival:start.go') }).tap();
  const scanner = page.getByLabel(t('partsArrival:scan.label'), { exact: true });
  await expect(scanner).toBeFocused();
  const before = await countsOf(dealer, packingNo);

  await page.context().setOffline(true);
  await scanner.fill(`${partsCode}*2`);
  await scanner.press('Enter');
  await page
    .locator('[data-document-foot]:visible')
    .getByRole('button', { name: t('documents:action.save') })
    .tap();
  await expect(page.getByRole('alert').filter({ hasText: t('documents:form.owed') })).toBeVisible();
  await scanner.fill(partsCode);
  await scanner.press('Enter');
  await expect(page.getByRole('region', { name: t('partsArrival:scan.last') }).getByLabel(t('partsArrival:field.lines.receivedQty'))).toHaveValue('3');
  const address = page.url();
  expect(address).toContain('draft=');
  await page.close();
  await page.context().setOffline(false);

  const back: Person = { ...dealer, page: await page.context().newPage() };
  const { page: later } = back;
  await later.goto(address);
  await later.getByRole('button', { name: t('documents:restoreOffer.restore') }).tap();
  await expect(later.locator('[data-column="receivedQty"]').filter({ hasText: '3' }).first()).toBeVisible();
  await later
    .locator('[data-document-foot]:visible')
    .getByRole('button', { name: t('documents:action.save') })
    .tap();
  const no = await documentNo(back, 'PA');
  expect((await countsOf(back, packingNo)).filter((each) => !before.includes(each))).toEqual([no]);
});
