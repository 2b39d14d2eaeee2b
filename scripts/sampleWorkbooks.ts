/**
 * Writes `docs/samples`: the answer of each import's `importTemplate?sample=1`, in English. To be run after a change of an import or of a
 * `sampleRows.json`.
 */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { templateSheets } from '../apps/server/src/shared/import/importTemplate.ts';
import { samples } from '../apps/server/src/shared/import/sampleRows.ts';
import { writeXlsx } from '../apps/server/src/shared/workbook/writeXlsx.ts';
import { createEmptyInstallation } from '../apps/server/src/test/emptyInstallation.ts';
import { importTemplates } from '../apps/server/src/test/samples/masterSamples.ts';

/** Days in them count back from this one, which stays: later they are taken as well, and a workbook changes only with its rows. */
const writtenOn = (): Date => new Date('2026-02-01T04:00:00Z');

const folder = new URL('../docs/samples/', import.meta.url);
const app = await createEmptyInstallation();
try {
  for (const { file } of samples.values()) rmSync(new URL(`${file}.xlsx`, folder), { force: true });
  mkdirSync(folder, { recursive: true });
  for (const template of importTemplates) {
    const sheets = templateSheets({ user: { language: 'en' }, services: { ...app.services, now: writtenOn } }, template, true);
    await pipeline(writeXlsx(...sheets), createWriteStream(new URL(`${samples.get(template.name)!.file}.xlsx`, folder)));
  }
} finally {
  await app.close();
}
