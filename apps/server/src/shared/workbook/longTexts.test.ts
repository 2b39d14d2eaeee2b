/** Texts longer than a cell can hold: both formats mark what they leave out. */
import { buffer } from 'node:stream/consumers';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Sheet } from './sheet.ts';
import { writeXls } from './writeXls.ts';
import { writeXlsx } from './writeXlsx.ts';

const sheetOf = (texts: readonly string[]): Sheet => ({
  name: 'Texts',
  columns: [{ header: 'Text', kind: 'text' }],
  rows: (async function* () {
    yield texts.map((text) => [text]);
  })(),
});

test.each([
  ['xls', writeXls, 4110],
  ['xlsx', writeXlsx, 32_767],
] as const)('.%s', async (_format, write, most) => {
  const texts = ['я'.repeat(most), 'я'.repeat(most + 1), `${'я'.repeat(most - 2)}😀я`, 'short'];
  const { SheetNames, Sheets } = read(await buffer(write(sheetOf(texts))));
  const sheet = Sheets[SheetNames[0]!]!;
  const written = texts.map((_, index) => sheet[`A${index + 2}`].v as string);
  expect(written[0]).toBe(texts[0]);
  expect(written[1]).toBe(`${'я'.repeat(most - 1)}…`);
  expect(written[2]).toHaveLength(most);
  expect(written[2]).toMatch(/^я+.…$/u);
  expect(written[3]).toBe('short');
});
