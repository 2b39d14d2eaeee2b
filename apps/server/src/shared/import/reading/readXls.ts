/** Reads an .xls, of Excel 5 (1993) to Excel 2003, by SheetJS. */
import { type CellObject, CFB, read, set_cptable, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { biffFacts, type BiffFacts, cellKey } from './biff.ts';
import { importLimits } from './limits.ts';
import { toNumber, toText } from './rawCells.ts';
import { maxSheetName, type RawCell, type RawRow, type RawSheet, shown, Unreadable } from './rawSheet.ts';

// Without them texts of Excel 5 and 95 would be read as if each byte were a letter.
set_cptable(codePages);
/** The package does not declare it. */
const { hascp: isKnown } = (codePages as object as { utils: { hascp(codePage: number): boolean } }).utils;

/**
 * The sheets of a compound file of Excel.
 * @throws Unreadable for a file with a password or macros, one that is no workbook, and one whose character set cannot be told
 */
export function readXls(file: Buffer): RawSheet[] {
  const stream = recordsOf(file);
  const facts = biffFacts(stream);
  if (facts.hasPassword) throw new Unreadable('password');
  if (facts.hasMacros) throw new Unreadable('macro');
  if (facts.version < 8 && facts.codePage !== undefined && !isKnown(facts.codePage)) throw new Unreadable('characterSet');
  const workbook = openRecords(stream);
  const { date1904 = false } = workbook.Workbook?.WBProps ?? {};
  const sheets = workbook.SheetNames.map((name, index) => toRawSheet(name, workbook.Sheets[name]!, { date1904, formulas: facts.formulas[index] ?? new Set() }));
  if (facts.version < 8 && !hasSureTexts(sheets, facts)) throw new Unreadable('characterSet');
  return sheets;
}

/** The stream of records in a compound file. */
function recordsOf(file: Buffer): Buffer {
  const container = CFB.read(file, { type: 'buffer' });
  const names = container.FullPaths.join('\n');
  if (/EncryptedPackage|EncryptionInfo/.test(names)) throw new Unreadable('password');
  if (/_VBA_PROJECT/.test(names)) throw new Unreadable('macro');
  // A file that Excel 97 wrote for Excel 95, too, has both.
  const entry = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book');
  if (!entry?.content || entry.content.length === 0) throw new Unreadable('notWorkbook');
  return Buffer.from(entry.content);
}

function openRecords(stream: Buffer): WorkBook {
  try {
    return read(stream, { type: 'buffer', dense: true, cellFormula: true, cellNF: true, cellHTML: false, cellText: false, bookFiles: false });
  } catch (error) {
    throw new Unreadable(/password|encrypt/i.test(String(error)) ? 'password' : 'damaged');
  }
}

/** Texts before Excel 97 mean nothing without their code page, and bytes that stand for no character are a sign of another one. */
const hasSureTexts = (sheets: readonly RawSheet[], { codePage }: Pick<BiffFacts, 'codePage'>): boolean =>
  sheets.every(({ rows }) =>
    rows.every(({ cells }) =>
      // eslint-disable-next-line no-control-regex -- what the tables make of bytes that stand for nothing
      cells.every((cell) => cell?.kind !== 'text' || !(codePage === undefined ? /[^\u0001-\u007f]/ : /[\u0000\ufdff\ufffd]/).test(cell.value)),
    ),
  );

interface Reading {
  date1904: boolean;
  formulas: ReadonlySet<number>;
}

function toRawSheet(name: string, sheet: WorkSheet, reading: Reading): RawSheet {
  const found = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const rows: RawRow[] = [];
  for (const [index, row] of found.entries()) {
    const cells = Array.from(
      (row ?? []).slice(0, importLimits.columns),
      (cell, column) => cell && toRawCell(cell, { ...reading, isFormula: reading.formulas.has(cellKey(index, column)) }),
    );
    if (cells.some((cell) => cell !== undefined)) rows.push({ number: index + 1, cells });
  }
  return {
    name: name.slice(0, maxSheetName),
    rows: rows.slice(0, importLimits.rowsRead),
    merged: (sheet['!merges'] ?? []).slice(0, 20).map((range) => utils.encode_range(range)),
    longer: rows.length > importLimits.rowsRead,
  };
}

function toRawCell(cell: CellObject, { date1904, isFormula }: Pick<Reading, 'date1904'> & { isFormula: boolean }): RawCell | undefined {
  if (isFormula || cell.f !== undefined || cell.F !== undefined)
    return { kind: 'formula', value: shown(`=${(cell.f ?? '').slice(0, importLimits.shownLength)}`) };
  switch (cell.t) {
    case 'n':
      return toNumber(cell.v as number, String(cell.z ?? ''), date1904);
    case 'b':
      return { kind: 'yesNo', value: cell.v as boolean };
    case 'e':
      return { kind: 'error', value: shown(cell.w ?? '#N/A') };
    case 's':
      return toText(String(cell.v));
    default:
      return undefined;
  }
}
