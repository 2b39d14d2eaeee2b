/** Our workbooks as LibreOffice understands them, in both formats. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert, librePath as soffice } from '../../test/workbooks/libreOffice.ts';
import type { Sheet } from './sheet.ts';
import { writeXls } from './writeXls.ts';
import { writeXlsx } from './writeXlsx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-workbook-'));
  // Nobody looks at skipped tests of a pipeline.
  if (!soffice && process.env['CI'] === 'true') throw new Error('LIBREOFFICE_PATH names no LibreOffice: `npm test` finds or installs one.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hostile = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '=HYPERLINK("http://evil")', 'a & <b> "c"', '_x0041_', ' two  spaces '];
const sheet = (): Sheet => ({
  name: 'Выгрузка 导出',
  columns: [
    { header: '名称', kind: 'text' },
    { header: 'Наработка', kind: 'number' },
    { header: 'Сумма', kind: 'money' },
    { header: '日期', kind: 'date' },
    { header: 'Время', kind: 'datetime' },
  ],
  rows: (async function* () {
    yield [['液压油滤芯 Фильтр 😀', 312.5, 1234.5, '2026-11-02', '2026-11-02 08:30:15']];
    yield hostile.map((text) => [text, null, null, null, null]);
  })(),
});

interface Cell {
  type: string;
  value: string;
  formula: boolean;
}

/** Cells of a flat OpenDocument file, row by row. */
function cellsOf(fods: string): Cell[][] {
  const rows = fods.match(/<table:table-row[\s\S]*?<\/table:table-row>/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].map(([, attributes = '', content = '']) => ({
      type: /office:value-type="(\w+)"/.exec(attributes)?.[1] ?? '',
      value: /office:(?:value|date-value)="([^"]*)"/.exec(attributes)?.[1] ?? plain(content),
      formula: attributes.includes('table:formula'),
    })),
  );
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const plain = (content: string): string =>
  (/<text:p[^>]*>([\s\S]*)<\/text:p>/.exec(content)?.[1] ?? '')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count?: string) => ' '.repeat(Number(count ?? 1)))
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity]!);

test.each([
  ['xlsx', writeXlsx],
  ['xls', writeXls],
] as const)(
  '.%s: texts of all alphabets are texts, numbers and dates are numbers and dates',
  async (format, write) => {
    if (!soffice) return;
    const file = join(folder, `${format}-sheet.${format}`);
    await writeFile(file, await buffer(write(sheet())));
    const fods = await readFile(await convert(soffice, file, 'fods', folder), 'utf8');
    expect(/<table:table table:name="([^"]+)"/.exec(fods)?.[1]).toBe('Выгрузка 导出');
    const [titles, first, ...rest] = cellsOf(fods);
    expect(titles!.slice(0, 5).map(({ value }) => value)).toEqual(['名称', 'Наработка', 'Сумма', '日期', 'Время']);
    expect(first!.slice(0, 5)).toEqual([
      { type: 'string', value: '液压油滤芯 Фильтр 😀', formula: false },
      { type: 'float', value: '312.5', formula: false },
      { type: 'float', value: '1234.5', formula: false },
      { type: 'date', value: '2026-11-02', formula: false },
      { type: 'date', value: '2026-11-02T08:30:15', formula: false },
    ]);
    expect(rest.slice(0, hostile.length).map(([cell]) => cell)).toEqual(hostile.map((value) => ({ type: 'string', value, formula: false })));
  },
  120_000,
);
