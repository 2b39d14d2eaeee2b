/** Rows to begin with, for each import: they can be imported into a new installation, in the order of its steps. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cell } from '../workbook/sheet.ts';

/** By field of the import; several values of a list are separated by commas. */
export type SampleRow = Readonly<Record<string, Cell>>;

export interface Sample {
  /** Name of the workbook in `docs/samples`, without ending. */
  file: string;
  rows: readonly SampleRow[];
}

const modules = new URL('../../modules/', import.meta.url);

/** `sampleRows.json` of every module, by the name of the import. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  globSync('*/sampleRows.json', { cwd: fileURLToPath(modules) })
    .toSorted()
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Record<string, Sample>)),
);
