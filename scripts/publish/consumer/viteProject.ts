import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { capture } from '../../command.ts';
import { expectText, inBrowser, withServed } from './browser.ts';
import { inProject } from './install.ts';

/**
 * Vite and React with TypeScript: types (those of dependencies, too), production build, and the editable table, the editors and overlays at
 * work in a browser, with the sheets of these entries alone, under a content security policy that lets nothing inline pass.
 */
export async function checkViteProject(project: string): Promise<void> {
  await checkTypes(project);
  await inProject(project, 'pnpm', ['run', 'build']);
  await withServed(join(project, 'dist'), async (address) => {
    await inBrowser(address, async (page) => {
      await fillInTable(page);
      await lookAtEditors(page);
      await writeInEditors(page);
      await openFields(page);
    });
    await inBrowser(`${address}/themed.html`, (page) => lookAtGrounds(page, /^rgb\(245, 245, 245\)$/));
    await inBrowser(`${address}/themed.html?dark`, (page) => lookAtGrounds(page, /^rgb\(0, 0, 0\)$/));
  });
}

/**
 * Inside a theme of the application's, whose tokens are see-through: nothing shows beneath heads, sums, groups and frozen columns, also of
 * the row under the pointer; the page has the theme's ground, and our text its letters.
 */
async function lookAtGrounds(page: Page, ground: RegExp): Promise<void> {
  const table = page.getByRole('treegrid', { name: 'Stock' });
  await table.getByRole('gridcell', { name: 'Part 2', exact: true }).hover();
  await expectText('what is see-through of the table', () => table.evaluate(findSeeThrough), /^$/);
  await expectText('the ground of the page', () => page.evaluate(() => getComputedStyle(document.body).backgroundColor), ground);
  await expectText('the letters of the table', () => table.evaluate((grid) => getComputedStyle(grid).fontFamily), /^monospace$/);
}

/** Runs in the browser. */
function findSeeThrough(table: Element): string {
  const covering = table.querySelectorAll('[role=columnheader], [data-statistic] [role=gridcell], [aria-level], [data-row-id] [data-frozen]');
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  return [...covering]
    .filter((element) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data[3] !== 255;
    })
    .map((element) => `${element.getAttribute('role')} ${element.textContent}: ${getComputedStyle(element).backgroundColor}`)
    .join(', ');
}

/** Its own sources, and our declarations. Those of antd do not pass the check of libraries and are not ours to correct. */
async function checkTypes(project: string): Promise<void> {
  const { code, output } = await capture('pnpm', ['exec', 'tsc', '--noEmit', '--pretty', 'false'], { cwd: project });
  const errors = output.split('\n').filter((line) => /: error TS\d+|^error TS/.test(line));
  if (code !== 0 && errors.length === 0) throw new Error(`tsc\n${output}`);
  const ours = errors.filter((line) => !line.includes('node_modules') || line.includes('@harrow/'));
  if (ours.length > 0) throw new Error(`tsc\n${ours.join('\n')}`);
}

/** Styled, added up, edited and validated: each says another part of the packages arrived. */
async function fillInTable(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Order lines' });
  await grid.getByRole('row').nth(3).waitFor();
  await expectText('the sum', () => grid.getByRole('row').last().textContent(), /5/);
  await expectText('the packages', () => page.locator('main pre').textContent(), /^\{"api-client":true,"validation":true\}$/);
  await expectText(
    'the row height',
    () =>
      grid
        .getByRole('row')
        .nth(1)
        .evaluate((row) => getComputedStyle(row).height),
    /^61px$/,
  );
  // Our style sheet has no rules for elements outside ours.
  await expectText('the margin of the page', () => page.evaluate(() => getComputedStyle(document.body).margin), /^8px$/);
  // Nor is the page ours; our text is in antd's letters all the same.
  const letters = (element: Element): string => getComputedStyle(element).fontFamily;
  await expectText(
    'the letters of the table',
    async () => String((await grid.evaluate(letters)) === (await page.getByLabel('Day').evaluate(letters))),
    /^true$/,
  );
  const quantity = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await page.getByRole('button', { name: 'Validate' }).click();
  await expectText('the refusal', () => page.locator('output').textContent(), /^part: \S/);
  await quantity.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expectText('the sum after typing', () => grid.getByRole('row').last().textContent(), /43/);
  await quantity.click();
  await page.keyboard.press('Escape');
  await pasteFromExcel(page);
  await expectText('the sum after pasting', () => grid.getByRole('row').last().textContent(), /51/);
}

/** Pastes a cell as Excel copies it, with the hidden row. */
async function pasteFromExcel(page: Page): Promise<void> {
  const html =
    '<html><head><style>td { color: red }</style></head><table><tr style="height:15pt"><td style="color:red">48</td></tr><tr style="display:none"><td></td></tr></table>';
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Each gets its looks from its own style sheet, antd's or an editor's; and a rule of the host wins over ours. */
async function lookAtEditors(page: Page): Promise<void> {
  const editors = page.getByRole('region', { name: 'Editors' });
  const styleOf = (target: Locator, property: string): (() => Promise<string>) => {
    return () => target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  };
  // Made at run time: CodeMirror's by its own script, tiptap's by another, antd's by a third.
  await expectText('the code', styleOf(editors.locator('.cm-scroller'), 'display'), /^flex$/);
  await expectText('the formatted text', styleOf(editors.locator('.ProseMirror'), 'white-space'), /^break-spaces$/);
  await expectText('the schedule', styleOf(editors.getByRole('textbox', { name: 'Schedule' }), 'display'), /^block$/);
  // Ours.
  const button = editors.getByRole('button', { name: 'Full screen' }).first();
  await expectText('a button of the editors', styleOf(button, 'display'), /flex$/);
  await expectText('the corners of a button', styleOf(button, 'border-radius'), /^11px$/);
}

/** Formats survive editing: an alignment of a stored text, one that is set now, a table of Markdown. */
async function writeInEditors(page: Page): Promise<void> {
  const editors = page.getByRole('region', { name: 'Editors' });
  const reading = editors.getByRole('article', { name: 'As it reads' });
  const alignmentOf = (text: string): (() => Promise<string>) => {
    return () => reading.getByText(text).evaluate((element) => getComputedStyle(element).textAlign);
  };
  await expectText('the stored heading', alignmentOf('Ploughs'), /^center$/);
  await editors.getByRole('textbox', { name: 'Description' }).getByText('Deep').click();
  await editors.getByRole('button', { name: 'Align right' }).click();
  await editors.getByRole('button', { name: 'Table' }).first().click();
  await expectText('the paragraph', alignmentOf('Deep'), /^right$/);
  await editors.getByRole('textbox', { name: 'Findings' }).focus();
  await page.keyboard.type('# Pump');
  await editors.getByRole('heading', { name: /Pump/ }).waitFor();
}

/** Overlays above the page: a query, a picker, an upload, a calendar, a schedule, a message. */
async function openFields(page: Page): Promise<void> {
  const fields = page.getByRole('region', { name: 'Fields' });
  const dialog = page.getByRole('dialog');
  const close = async (button: string): Promise<void> => {
    await dialog.getByRole('button', { name: button, exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await fields.getByRole('button', { name: 'Advanced query' }).click();
  await dialog.getByRole('combobox', { name: 'Condition 1: Field' }).click();
  await page.locator('.ant-select-dropdown').getByText('Part', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Condition 1: Value' }).fill('Blade');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await close('Close');
  await expectText('the query', () => fields.getByRole('list', { name: 'Conditions in force' }).textContent(), /Blade/);
  await fields.getByRole('button', { name: 'Role' }).click();
  await dialog.getByRole('checkbox', { name: 'Dealer' }).check();
  await close('OK');
  await expectText('the roles', () => fields.textContent(), /Dealer/);
  await fields.locator('input[type=file]').setInputFiles({ name: 'plate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plate') });
  await expectText('the file', () => fields.textContent(), /plate\.pdf/);
  await fields.getByRole('textbox', { name: 'Day' }).click();
  await page.locator('.ant-picker-dropdown').getByText('15', { exact: true }).click();
  await fields.getByRole('button', { name: 'Plan' }).click();
  await close('OK');
  await fields.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
}
