/** A dealer orders parts by pasting them from a workbook; the maker confirms what there is, and a remittance of the dealer pays it. */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { uploadTo } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { makerDay } from '../steps/makerDay.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { documentNo, fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

interface Part {
  partsCode: string;
  minOrderMultiple: number;
  unitPrice: number | null;
  replacedBy: string | null;
}
interface NamedPart extends Part {
  successor: string | null;
  problem: { code: string; text: string } | null;
}

const list = '/parts/order';

/** Parts of the catalogue: one that is sold singly, one in steps, one that another has replaced. */
async function wantedParts(person: Person): Promise<{ plain: Part; stepped: Part; old: NamedPart }> {
  const { records } = await call<{ records: Part[] }>(person, '/api/portal/parts/partsList?pageSize=100');
  const isPriced = ({ unitPrice, replacedBy }: Part): boolean => (unitPrice ?? 0) > 0 && replacedBy === null;
  const plain = records.find((part) => isPriced(part) && part.minOrderMultiple === 1)!;
  const stepped = records.find((part) => isPriced(part) && part.minOrderMultiple > 1)!;
  const replaced = records.filter(({ replacedBy }) => replacedBy !== null).map(({ partsCode }) => partsCode);
  const named = await call<NamedPart[]>(person, `/api/portal/parts/getNameByCode?partsCode=${replaced.join(',')}`);
  const superseded = named.filter(({ problem }) => problem?.code === 'E-306');
  const successors = await call<NamedPart[]>(person, `/api/portal/parts/getNameByCode?partsCode=${superseded.map(({ successor }) => successor).join(',')}`);
  const single = new Set(successors.filter((part) => isPriced(part) && part.minOrderMultiple === 1).map(({ partsCode }) => partsCode));
  return { plain, stepped, old: superseded.find(({ successor }) => single.has(successor!))! };
}

test('parts are pasted, put right and handed in; the maker confirms them but for a backorder, and a remittance pays the order', async ({ browser }) => {
  const keep = picturesOf('parts-order');
  const dealer = await openAs(browser, 'd001.parts', `${list}/add`);
  const { page, texts } = dealer;
  const { t } = texts;
  const { plain, stepped, old } = await wantedParts(dealer);
  const grid = page.getByRole('grid', { name: t('partsOrder:section.lines') });
  const lineOf = (code: string) => grid.getByRole('row').filter({ hasText: code });
  let no = '';

  await test.step('a paste is read line by line: a part twice is one line, what is no line is named', async () => {
    const pasted = [
      `${plain.partsCode}\t2`,
      '',
      `${stepped.partsCode}\t1`,
      `${old.partsCode}\t3`,
      'NO-SUCH-PART\t1',
      `${plain.partsCode}\t4`,
      'Total\t1,500',
    ].join('\r\n');
    const quick = page.getByLabel(t('partsOrder:quick.label'), { exact: true });
    await quick.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(grid.locator('[data-row-id]')).toHaveCount(4);
    await expect(lineOf(plain.partsCode).locator('[data-column="qty"]')).toContainText('6');
    await expect(page.getByText('Total\t1,500'.replace('\t', ' '))).toBeVisible();
    await keep(page, 'pasted');
  });

  await test.step('each bad line says what is wrong, and offers the way out', async () => {
    await lineOf(stepped.partsCode)
      .getByRole('button', { name: t('partsOrder:line.roundUp', { n: stepped.minOrderMultiple }) })
      .click();
    await expect(lineOf(stepped.partsCode).locator('[data-column="qty"]')).toContainText(String(stepped.minOrderMultiple));
    await lineOf(old.partsCode)
      .getByRole('button', { name: t('partsOrder:line.useNew', { code: old.successor! }) })
      .click();
    await expect(lineOf(old.successor!)).toBeVisible();
    await expect(lineOf('NO-SUCH-PART')).toContainText('NO-SUCH-PART');
    await expect(lineOf('NO-SUCH-PART').locator('[data-column="partsCode"]')).toHaveAttribute('aria-invalid', 'true');
    await keep(page, 'put-right');
  });

  await test.step('without the unknown part it is handed in', async () => {
    await lineOf('NO-SUCH-PART').getByRole('checkbox').check();
    await page.getByRole('button', { name: t('editableTable:removeSelected', { count: 1 }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('editableTable:remove'), exact: true })
      .click();
    await expect(grid.locator('[data-row-id]')).toHaveCount(3);
    await fillFields(dealer, { dealerRef: `REF-${Date.now()}`, deliveryAddress: 'Quay 4, warehouse 2' });
    await press(dealer, t('shared:action.submit'));
    no = await documentNo(dealer, 'PO');
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  await test.step('the parts desk confirms as far as stock allows', async () => {
    const maker = await openAs(browser, 'chen.parts');
    await openDocument(maker, list, no);
    await press(maker, maker.texts.t('partsOrder:action.confirm'));
    const dialog = maker.page.getByRole('dialog');
    const line = dialog.getByRole('row').filter({ hasText: plain.partsCode });
    await expect(line).toBeVisible();
    await line.locator('[data-column="confirmedQty"]').click();
    await maker.page.keyboard.press('F2');
    await maker.page.keyboard.press('ControlOrMeta+a');
    await maker.page.keyboard.type('4');
    await maker.page.keyboard.press('Enter');
    await expect(line.locator('[data-column="backorderQty"]')).toContainText('2');
    await keep(maker.page, 'confirm');
    await dialog.getByRole('button', { name: maker.texts.t('partsOrder:action.confirm') }).click();
    // The account of the dealer does not cover it.
    await maker.page.getByRole('button', { name: maker.texts.t('partsOrder:confirm.anyway') }).click();
    await expect(dialog).toBeHidden();
    const { id } = (await call<{ records: { id: string }[] }>(maker, `/api/portal/partsOrder/list?orderNo=${no}`)).records[0]!;
    const order = await call<{ status: string; confirmTime: string | null }>(maker, `/api/portal/partsOrder/detail?id=${id}`);
    expect(['pass', 'paid']).toContain(order.status);
    expect(order.confirmTime).not.toBeNull();
    await keep(maker.page, 'confirmed');
    await page.reload();
    await expect(lineOf(plain.partsCode).locator('[data-column="backorderQty"]')).toContainText('2');
  });

  await test.step('what the dealer remits is booked, and pays the order', async () => {
    const payer = await openAs(browser, 'd001.admin', '/finance/payment/add');
    const amount = '200000';
    await choose(payer.page, formField(payer, 'accountType'), payer.texts.dict('account_type', 'parts'));
    await formField(payer, 'paymentAmount').fill(amount);
    await fillFields(payer, {
      transferDate: daysAgo(1),
      bankName: 'Banco del Sur',
      bankTagNumber: 'BSURCLRM',
      accountNumber: '00012345678',
    });
    await uploadTo(payer, 'dealerPayment:paymentProof', 'invoice.pdf');
    await press(payer, payer.texts.t('shared:action.submit'));
    await expectStatus(payer, 'submitted');
    const paymentNo = await documentNo(payer, 'FP');
    const finance = await openAs(browser, 'qian.finance');
    const say = finance.texts.t;
    await openDocument(finance, '/finance/payment/payments', paymentNo);
    await press(finance, say('dealerPayment:action.book'));
    const dialog = finance.page.getByRole('dialog');
    await dialog.getByLabel(say('dealerPayment:field.paidAmount')).fill(amount);
    await dialog.getByLabel(say('dealerPayment:field.feeDate')).fill(makerDay());
    await finance.page.keyboard.press('Tab');
    await dialog.getByLabel(say('dealerPayment:field.bankReference')).fill(`TT-${no}`);
    await dialog.getByRole('button', { name: say('dealerPayment:action.book') }).click();
    await expectStatus(finance, 'paid');
    // A job pays what waits for money once it is booked.
    await expect(async () => {
      await page.reload();
      await expectStatus(dealer, 'paid');
    }).toPass({ timeout: 60_000 });
    await keep(page, 'paid');
  });
});
