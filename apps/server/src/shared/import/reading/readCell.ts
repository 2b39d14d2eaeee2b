/** From a cell to the value that the form would send. */
import { type DateOrder, readDay } from '@harrow/validation/dates';
import { isDay, isMoment } from '@harrow/validation/query';
import { type Language, languages } from '../../messages/messages.ts';
import type { FieldKind } from '../importDefinition.ts';
import { importLimits } from './limits.ts';
import { cellText, type RawCell } from './rawSheet.ts';

/** A value, nothing, or the code of what is wrong. */
export type ReadValue = { value: string | number | readonly string[] | undefined } | { fault: string; params?: Readonly<Record<string, number>> };

export interface Choice {
  value: string;
  texts: Readonly<Record<Language, string>>;
}

/** Beside the texts of the dictionary. */
const yesNo: Readonly<Record<string, string>> = { true: 'Y', '1': 'Y', false: 'N', '0': 'N' };

interface CellReading {
  /** Items of the dictionary, for `choice`, `yesNo` and `list`. */
  choices?: readonly Choice[];
  /** Of the texts of a column of days, where they say it. */
  dateOrder?: DateOrder | undefined;
}

export function readCell(kind: FieldKind, cell: RawCell | undefined, { choices = [], dateOrder }: CellReading = {}): ReadValue {
  if (cell === undefined) return { value: undefined };
  if (cell.kind === 'formula') return { fault: 'import.formula' };
  if (cell.kind === 'error') return { fault: 'import.cellError' };
  if (cell.kind === 'tooLong') return { fault: 'contract.tooLong', params: { n: importLimits.cellLength } };
  const text = cellText(cell).trim();
  if (meansText.has(kind) && !isText(cell)) return { fault: 'import.formatAsText' };
  switch (kind) {
    case 'number':
      return readNumber(cell, text);
    case 'date':
      return readDate(cell, text, dateOrder);
    case 'moment':
      return readMoment(cell, text, dateOrder);
    case 'yesNo':
      return readYesNo(cell, text, choices);
    case 'choice':
      return readChoice(text, choices);
    case 'list':
      return readList(text, choices);
    case 'code':
      return { value: text.toUpperCase() };
    case 'text':
      return { value: text };
  }
}

/** Columns whose values are signs, not amounts: what a cell holds instead of a text may have lost some of them. */
const meansText: ReadonlySet<FieldKind> = new Set(['text', 'code', 'choice', 'list']);

const isText = (cell: RawCell): boolean => cell.kind === 'text' || (cell.kind === 'number' && cell.text !== undefined);

function readNumber(cell: RawCell, text: string): ReadValue {
  // 15 % is stored as 0.15: which of both is meant cannot be known.
  if (cell.kind === 'number') return cell.isPercent ? { fault: 'import.percent' } : { value: cell.value };
  // A comma may stand for thousands as well as for decimals: only the one that cannot be misread is taken.
  if (cell.kind !== 'text') return { fault: 'import.notNumber' };
  const plain = withoutGroups(text);
  if (!/^[+-]?\d+(?:[.]\d+|,\d{1,2})?$/.test(plain)) return { fault: 'import.notNumber' };
  return { value: Number(plain.replace(',', '.')) };
}

/** Groups of thousands go where another sign, or a blank, tells them from the decimals: `1,234.56`, `1.234,56`, `1 234,56`. */
function withoutGroups(text: string): string {
  const [, sign, groups, mark] = /^([+-]?)(\d{1,3}(?:([,. '\u00a0\u202f])\d{3})(?:\3\d{3})*)(?=[.,]\d{1,2}$|$)/.exec(text) ?? [];
  if (sign === undefined || groups === undefined || mark === undefined) return text;
  const decimals = text.slice(sign.length + groups.length);
  const isSure = /[,.]/.test(mark) ? decimals !== '' && !decimals.startsWith(mark) : true;
  return isSure ? `${sign}${groups.replaceAll(mark, '')}${decimals}` : text;
}

function readDate(cell: RawCell, text: string, order: DateOrder | undefined): ReadValue {
  if (cell.kind === 'date') return isDay(text.slice(0, 10)) ? { value: text.slice(0, 10) } : { fault: 'import.notDate' };
  // A year of two digits may stand first as well as last.
  if (cell.kind !== 'text' || !/\d{4}/.test(text)) return { fault: 'import.notDate' };
  const read = readDay(text, order);
  if ('day' in read) return isDay(read.day) ? { value: read.day } : { fault: 'import.notDate' };
  return { fault: read.fault === 'unknownOrder' ? 'import.dateOrder' : 'import.notDate' };
}

/** A time of a day; a day alone means its end. */
function readMoment(cell: RawCell, text: string, order: DateOrder | undefined): ReadValue {
  const [, day = text, hour, minute, second = '00'] = /^(.+?)[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  const read = readDate(cell, day, order);
  if ('fault' in read) return read.fault === 'import.notDate' ? { fault: 'import.notMoment' } : read;
  const value = `${String(read.value)} ${hour === undefined ? '23:59:59' : `${hour.padStart(2, '0')}:${minute}:${second}`}`;
  return isMoment(value) ? { value } : { fault: 'import.notMoment' };
}

/** Texts; with a dictionary its codes, each of which may be written in any language. */
function readList(text: string, choices: readonly Choice[]): ReadValue {
  const parts = [...new Set(text.split(/[,;，；、\n]+/).map((part) => part.trim()))].filter(Boolean);
  if (choices.length === 0) return { value: parts };
  const codes: string[] = [];
  for (const part of parts) {
    const read = readChoice(part, choices);
    if ('fault' in read) return read;
    codes.push(String(read.value));
  }
  return { value: [...new Set(codes)] };
}

function readYesNo(cell: RawCell, text: string, choices: readonly Choice[]): ReadValue {
  if (cell.kind !== 'yesNo' && !isText(cell)) return { fault: 'import.notYesNo' };
  const known = yesNo[text.toLowerCase()];
  if (known !== undefined) return { value: known };
  const read = readChoice(text, choices);
  return 'fault' in read ? { fault: 'import.notYesNo' } : read;
}

function readChoice(text: string, choices: readonly Choice[]): ReadValue {
  const wanted = text.toLowerCase();
  const same = (other: string): boolean => other.toLowerCase() === wanted;
  const choice = choices.find(({ value }) => same(value)) ?? choices.find(({ texts }) => languages.some((language) => same(texts[language])));
  return choice ? { value: choice.value } : { fault: 'E-014' };
}
