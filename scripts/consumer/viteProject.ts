import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { capture } from '../command.ts';
import { expectText, inBrowser, withServed } from './browser.ts';
import { inProject } from './install.ts';

/**
 * Vite and React with TypeScript: types (those of dependencies, too), production build, and the editable table and the editors at work in a
 * browser, with the sheets of these entries alone.
 */
export async function checkViteProject(project: string): Promise<void> {
  await checkTypes(project);
  await inProject(project, 'pnpm', ['run', 'build']);
  await withServed(join(project, 'dist'), (address) =>
    inBrowser(address, async (page) => {
      await fillInTable(page);
      await lookAtEditors(page);
    }),
  );
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
  await expectText('the packages', () => page.locator('pre').textContent(), /^\{"api-client":true,"validation":true\}$/);
  await expectText(
    'the row height',
    () =>
      grid
        .getByRole('row')
        .nth(1)
        .evaluate((row) => getComputedStyle(row).height),
    /^61px$/,
  );
  // Our style sheet has no rule for what is not ours.
  await expectText('the margin of the page', () => page.evaluate(() => getComputedStyle(document.body).margin), /^8px$/);
  const quantity = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await page.getByRole('button', { name: 'Validate' }).click();
  await expectText('the refusal', () => page.locator('output').textContent(), /^part: \S/);
  await quantity.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expectText('the sum after typing', () => grid.getByRole('row').last().textContent(), /43/);
}

/** Each has what it shows by its own style sheet, antd's or an editor's; and a rule of the host wins over ours. */
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
