import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { bytesOf, workbookOf } from '../../apps/server/src/test/workbooks/hostileWorkbooks.ts';
import { type ReadCells, readCells } from '../../apps/server/src/test/workbooks/readCells.ts';
import type { Person } from './signIn.ts';

/** A workbook of these rows; the first has the titles. */
export const workbookFrom = (rows: unknown[][]): Buffer => bytesOf(workbookOf(rows));

export const rowsOf = readCells;

/** Chooses a workbook in the import of the list on the page. @param open opens the import; default: its button */
export async function chooseWorkbook(
  { page, texts: { t } }: Person,
  name: string,
  buffer: Buffer,
  open = () => page.getByRole('button', { name: t('shared:import'), exact: true }).click(),
): Promise<Locator> {
  await open();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(dialog.getByRole('list', { name: t('importDialog:files') })).toContainText(name);
  return dialog;
}

/** Saves a workbook by a button. @returns its name and rows */
export async function download({ page }: Person, button: Locator): Promise<{ name: string; rows: ReadCells[] }> {
  const started = page.waitForEvent('download');
  await button.click();
  const file = await started;
  return { name: file.suggestedFilename(), rows: readCells(readFileSync(await file.path())) };
}
