/** Reads an .xlsx, transitional or strict, as the conventions of its package say: parts are found by relationships, names by namespaces (ECMA-376). */
import { SSF, utils } from '@e965/xlsx';
import { importLimits } from './limits.ts';
import { openPackage, type Package, type Relation } from './openPackage.ts';
import { toNumber, toText } from './rawCells.ts';
import { cellText, maxSheetName, type RawCell, type RawRow, type RawSheet, shown, Unreadable } from './rawSheet.ts';
import { readXml } from './readXml.ts';

const isMain = (uri: string): boolean =>
  uri === 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' || uri === 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const isRelation = (uri: string): boolean =>
  uri === 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' || uri === 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

/** Limits of Excel. */
const [maxRows, maxColumns] = [1_048_576, 16_384];
const maxMerged = 20;

/**
 * The sheets of a workbook, in its order.
 * @throws Unreadable for one that becomes too big, is encrypted, carries macros or XML definitions, or is no .xlsx; an Error for a damaged one
 */
export async function readXlsx(file: Buffer): Promise<RawSheet[]> {
  const parts = await openPackage(file);
  const path = (await parts.relations()).find(({ type, target }) => type === 'officeDocument' && parts.has(target))?.target;
  // A binary workbook (.xlsb) has another main part.
  if (path === undefined || path.endsWith('.bin')) throw new Unreadable('notWorkbook');
  const { sheets, date1904 } = await readWorkbook(parts, path);
  const relations = await parts.relations(path);
  if (relations.some(({ type }) => /^xl(?:Intl)?Macrosheet$/.test(type))) throw new Unreadable('macro');
  const shared = { date1904, texts: await readTexts(parts, relations), formats: await readFormats(parts, relations) };
  const read: RawSheet[] = [];
  for (const { name, id } of sheets) {
    // Sheets that are a chart hold no cells.
    const sheet = relations.find((relation) => relation.id === id && relation.type === 'worksheet');
    if (!sheet) continue;
    if (!parts.has(sheet.target)) throw new Unreadable('damaged');
    read.push(await readSheet(parts, sheet.target, name, shared));
  }
  return read;
}

async function readWorkbook(parts: Package, path: string): Promise<{ sheets: { name: string; id: string }[]; date1904: boolean }> {
  const sheets: { name: string; id: string }[] = [];
  let date1904 = false;
  let root: string | undefined;
  await readXml(parts.read(path), {
    open({ local, uri, value }) {
      root ??= isMain(uri) ? local : '';
      if (root !== 'workbook') throw new Unreadable('notWorkbook');
      if (!isMain(uri)) return;
      if (local === 'workbookPr') date1904 = isOn(value('date1904'));
      if (local === 'sheet') sheets.push({ name: value('name') ?? '', id: value('id', isRelation) ?? '' });
    },
  });
  return { sheets, date1904 };
}

const partOf = (parts: Package, relations: readonly Relation[], wanted: string): string | undefined =>
  relations.find(({ type, target }) => type === wanted && parts.has(target))?.target;

/** The text of an element that holds rich text: its runs, without how they are pronounced. */
function richText() {
  let text = '';
  let within = false;
  let spoken = 0;
  return {
    start: (): void => {
      text = '';
    },
    open: (local: string): void => {
      if (local === 'rPh') spoken += 1;
      if (local === 't') within = spoken === 0;
    },
    close: (local: string): void => {
      if (local === 'rPh') spoken -= 1;
      if (local === 't') within = false;
    },
    add: (more: string): void => {
      if (within) text += more;
    },
    get: (): string => unescape(text),
  };
}

/** Characters that XML cannot hold stand there as `_x000D_`. */
const unescape = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** Texts that cells share, by their number. */
async function readTexts(parts: Package, relations: readonly Relation[]): Promise<readonly string[]> {
  const path = partOf(parts, relations, 'sharedStrings');
  const texts: string[] = [];
  if (path === undefined) return texts;
  const text = richText();
  await readXml(parts.read(path), {
    open({ local, uri }) {
      if (!isMain(uri)) return;
      if (local === 'si') text.start();
      else text.open(local);
    },
    text: text.add,
    close(local, uri) {
      if (!isMain(uri)) return;
      if (local === 'si') texts.push(text.get());
      else text.close(local);
    },
  });
  return texts;
}

/** Formats of numbers, by the number of the style. */
async function readFormats(parts: Package, relations: readonly Relation[]): Promise<readonly string[]> {
  const path = partOf(parts, relations, 'styles');
  if (path === undefined) return [];
  const own = new Map<number, string>();
  const styles: number[] = [];
  let isOfCells = false;
  await readXml(parts.read(path), {
    open({ local, uri, value }) {
      if (!isMain(uri)) return;
      if (local === 'numFmt') own.set(Number(value('numFmtId')), value('formatCode') ?? '');
      if (local === 'cellXfs') isOfCells = true;
      if (local === 'xf' && isOfCells) styles.push(Number(value('numFmtId') ?? 0));
    },
    close(local, uri) {
      if (local === 'cellXfs' && isMain(uri)) isOfCells = false;
    },
  });
  const known: Readonly<Record<number, string>> = SSF.get_table();
  return styles.map((id) => own.get(id) ?? known[id] ?? 'General');
}

interface Shared {
  date1904: boolean;
  texts: readonly string[];
  formats: readonly string[];
}

async function readSheet(parts: Package, path: string, name: string, { date1904, texts, formats }: Shared): Promise<RawSheet> {
  const rows = new Map<number, RawRow['cells']>();
  const merged: string[] = [];
  /** Cells of a range whose values one formula works out; only the first of them says so. */
  const worked: string[] = [];
  const rich = richText();
  let isInTable = false;
  let [row, column] = [0, -1];
  let cell: { type: string; format: string; value: string; formula: string | undefined } | undefined;
  let takes: 'value' | 'formula' | undefined;

  const toCell = (): RawCell | undefined => {
    const { type, format, value, formula } = cell!;
    if (formula !== undefined) return { kind: 'formula', value: shown(`=${formula}`) };
    if (type === 'inlineStr') return toText(rich.get());
    if (value === '') return undefined;
    switch (type) {
      case 's':
        return Number(value) in texts ? toText(texts[Number(value)]!) : { kind: 'error', value: '#N/A' };
      case 'str':
        return toText(unescape(value));
      case 'b':
        return { kind: 'yesNo', value: isOn(value.trim()) };
      case 'e':
        return { kind: 'error', value: shown(value) };
      case 'd':
        return toDay(value.trim(), date1904);
      default:
        return value.trim() === '' ? undefined : toNumber(Number(value), format, date1904);
    }
  };

  await readXml(parts.read(path), {
    open({ local, uri, value }) {
      if (!isMain(uri)) return;
      if (local === 'sheetData') isInTable = true;
      else if (local === 'mergeCell' && merged.length < maxMerged) merged.push((value('ref') ?? '').slice(0, 32));
      if (!isInTable) return;
      switch (local) {
        case 'row':
          row = Number(value('r') ?? row + 1);
          column = -1;
          if (!Number.isInteger(row) || row < 1 || row > maxRows) throw new Unreadable('damaged');
          break;
        case 'c': {
          const at = value('r');
          column = at === undefined ? column + 1 : utils.decode_col(at.replace(/[\d$]+/g, '').toUpperCase());
          if (column < 0 || column >= maxColumns) throw new Unreadable('damaged');
          cell = { type: value('t') ?? 'n', format: formats[Number(value('s') ?? 0)] ?? 'General', value: '', formula: undefined };
          rich.start();
          break;
        }
        case 'v':
          takes = 'value';
          break;
        case 'f':
          takes = 'formula';
          if (cell) cell.formula = '';
          if (value('ref')?.includes(':') && value('t') !== 'shared') worked.push(value('ref')!.slice(0, 32));
          break;
        default:
          rich.open(local);
      }
    },
    text(more) {
      if (!cell) return;
      if (takes === 'value') cell.value += more;
      else if (takes === 'formula') cell.formula = `${cell.formula ?? ''}${more}`.slice(0, importLimits.shownLength);
      else rich.add(more);
    },
    close(local, uri) {
      if (!isMain(uri)) return;
      if (local === 'sheetData') isInTable = false;
      else if (local === 'v' || local === 'f') takes = undefined;
      else if (local === 'c' && cell) {
        const found = column < importLimits.columns ? toCell() : undefined;
        cell = undefined;
        if (!found) return;
        const cells = rows.get(row) ?? [];
        cells[column] = found;
        rows.set(row, cells);
      } else if (isInTable) rich.close(local);
    },
    isDone: () => rows.size > importLimits.rowsRead,
  });
  for (const range of worked) markWorked(rows, range);
  return {
    name: name.slice(0, maxSheetName),
    rows: [...rows]
      .map(([number, cells]): RawRow => ({ number, cells: Array.from(cells) }))
      .toSorted((one, other) => one.number - other.number)
      .slice(0, importLimits.rowsRead),
    merged,
    longer: rows.size > importLimits.rowsRead,
  };
}

function markWorked(rows: ReadonlyMap<number, RawRow['cells']>, range: string): void {
  const { s: start, e: end } = utils.decode_range(range);
  for (const [number, cells] of rows) {
    if (number <= start.r || number > end.r + 1) continue;
    for (const [column, cell] of cells.entries())
      if (column >= start.c && column <= end.c && cell && cell.kind !== 'formula') cells[column] = { kind: 'formula', value: shown(cellText(cell)) };
  }
}

/** A day that stands there as text (ISO 8601). */
function toDay(text: string, date1904: boolean): RawCell {
  const moment = Date.parse(/T/.test(text) ? `${text.replace(/Z$/, '')}Z` : `${text}T00:00:00Z`);
  const serial = (moment - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Number.isFinite(serial) ? toNumber(date1904 ? serial - 1462 : serial, 'yyyy-mm-dd', date1904) : { kind: 'error', value: shown(text) };
}
