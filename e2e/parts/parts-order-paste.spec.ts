/** Three hundred lines of a workbook pasted into an order at once: each bad one says what is wrong, and the page stays usable. */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
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

const lines = 300;

const named = (person: Person, codes: readonly string[]): Promise<NamedPart[]> =>
  call<NamedPart[]>(person, `/api/portal/parts/getNameByCode?partsCode=${codes.map(encodeURIComponent).join(',')}`);

/** Parts of the catalogue: enough that can be ordered singly, and one for each thing that can be wrong. */
async function catalogue(person: Person) {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, index) => index + 1).map((pageNo) =>
      call<{ records: Part[] }>(person, `/api/portal/parts/partsList?pageSize=100&pageNo=${pageNo}`),
    ),
  );
  const parts = pages.flatMap(({ records }) => records);
  const priced = parts.filter(({ unitPrice, replacedBy }) => (unitPrice ?? 0) > 0 && replacedBy === null);
  const doubtful = parts.filter(({ unitPrice, replacedBy }) => replacedBy !== null || !unitPrice).map(({ partsCode }) => partsCode);
  return {
    good: priced.filter(({ minOrderMultiple }) => minOrderMultiple === 1).map(({ partsCode }) => partsCode),
    stepped: priced.find(({ minOrderMultiple }) => minOrderMultiple > 1)!,
    refused: (await named(person, doubtful.slice(0, 200))).filter(({ problem }) => problem !== null),
  };
}

test('three hundred lines are pasted at once', async ({ browser }) => {
  const keep = picturesOf('parts-order-paste');
  const dealer = await openAs(browser, 'd001.parts', '/parts/order/add');
  const { page, texts } = dealer;
  const { t } = texts;
  const { good, stepped, refused } = await catalogue(dealer);
  const old = refused.find(({ problem, successor }) => problem!.code === 'E-306' && successor !== null)!;
  const priceless = refused.filter(({ problem }) => problem!.code === 'E-300' || problem!.code === 'E-301');
  const bad = ['NO-SUCH-PART', old.partsCode, stepped.partsCode, ...new Map(priceless.map((part) => [part.problem!.code, part.partsCode])).values()];
  const codes = [...bad, ...good.slice(0, lines - bad.length)];
  expect(codes).toHaveLength(lines);
  const grid = page.getByRole('grid', { name: t('partsOrder:section.lines') });
  const lineOf = (code: string) => grid.getByRole('row').filter({ hasText: code });

  await test.step('they stand in the order, with names and prices, before anybody has waited', async () => {
    const quick = page.getByLabel(t('partsOrder:quick.label'), { exact: true });
    await expect(quick).toBeVisible();
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] });
    });
    const pasting = await quick.evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const begun = performance.now();
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        return performance.now() - begun;
      },
      codes.map((code) => `${code}\t1`).join('\r\n'),
    );
    // Header and sums are rows, too.
    await expect(grid).toHaveAttribute('aria-rowcount', String(lines + 2));
    await expect(lineOf(stepped.partsCode).getByRole('button')).toBeVisible();
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    const figures = { pasting: Math.round(pasting), longest: Math.round(Math.max(0, ...tasks)), total: Math.round(tasks.reduce((sum, one) => sum + one, 0)) };
    test.info().annotations.push({ type: 'main thread, ms', description: JSON.stringify(figures) });
    await keep(page, 'pasted');
  });

  await test.step('each bad line says its reason, and offers the way out where there is one', async () => {
    for (const { partsCode, problem } of [...(await named(dealer, bad))].filter((part) => part.problem !== null))
      await expect(lineOf(partsCode).first()).toContainText(problem!.text);
    await expect(lineOf('NO-SUCH-PART')).toContainText(t('server:E-309', { code: 'NO-SUCH-PART' }));
    await lineOf(old.partsCode)
      .getByRole('button', { name: t('partsOrder:line.useNew', { code: old.successor! }) })
      .click();
    await expect(lineOf(old.successor!).first()).toBeVisible();
    await lineOf(stepped.partsCode)
      .getByRole('button', { name: t('partsOrder:line.roundUp', { n: stepped.minOrderMultiple }) })
      .click();
    await expect(lineOf(stepped.partsCode).locator('[data-column="qty"]')).toContainText(String(stepped.minOrderMultiple));
    await keep(page, 'put-right');
  });
});
