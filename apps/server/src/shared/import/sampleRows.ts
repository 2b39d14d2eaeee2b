/** Rows to begin with, for each import: they can be imported into a new installation, in the order of its steps. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addDays } from '../calendarDate.ts';
import type { Cell } from '../workbook/sheet.ts';

/** A day that stays near: rates that are too old count for nothing. */
type NearDay = { daysAgo: number };

/** By field of the import; several values of a list are separated by commas. */
export type SampleRow = Readonly<Record<string, Cell | NearDay>>;

/** A value of a sample as it stands in a workbook of a day, `YYYY-MM-DD`. */
export const cellOn = (day: string, value: Cell | NearDay): Cell => (typeof value === 'object' && value !== null ? addDays(day, -value.daysAgo) : value);

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
