import { contractChoices, contractColumns, contractCurrencies, contractShown } from '../../generated/listColumns.gen.ts';
import { isNamed } from '../messages/messages.ts';
import type { CellKind } from '../workbook/sheet.ts';

/** A column that may be exported. */
export interface ExportColumn {
  /** As the list's records and the portal's columns name it. */
  name: string;
  /** Field of the record that is written: a dictionary's text rather than its code. */
  from: string;
  kind: Exclude<CellKind, 'any'>;
  /** Names its title: a field of the list's noun. */
  header: string;
  /** Characters. */
  width: number;
  /** Of an amount: field of the record that names its currency. */
  currency?: string;
}

/** Exportable fields of a list; others cannot be requested. */
export interface ExportedList {
  /** `export.{name}`, or else `module.{name}`, is its title, also that of the file. */
  name: string;
  /** Folder of the names of its fields in the contract: `feedback`. */
  noun: string;
  columns: readonly ExportColumn[];
}

type More = Partial<Pick<ExportColumn, 'header' | 'width'>>;
const columnOf =
  (kind: ExportColumn['kind'], width: number, suffix = '') =>
  (name: string, more: More = {}): ExportColumn => ({ name, from: name + suffix, kind, header: name, width, ...more });

/** `choice('status')` writes `status_dictText`. */
export const choice = columnOf('text', 18, '_dictText');
export const text = columnOf('text', 20);
export const number = columnOf('number', 12);

type Amounts = typeof contractCurrencies;

/** An amount of a list of the contract, which says where its currency stands. @param list operation, e.g. `warrantyClaimsList` */
export const money = <List extends keyof Amounts>(list: List, name: keyof Amounts[List] & string): ExportColumn => ({
  ...columnOf('money', 14)(name),
  currency: contractCurrencies[list][name] as string,
});

/** The currency of an amount. @param from field of the record that names it */
export const currency = (from = 'currency'): ExportColumn => ({ name: from, from, kind: 'text', header: 'currency', width: 10 });

/**
 * Puts the currency beside every amount, whether it was asked for or not: an amount without it says nothing. Amounts of one
 * currency that stand side by side have it once, after the last of them.
 */
export function withCurrencies(columns: readonly ExportColumn[]): ExportColumn[] {
  const named = new Set(columns.map((column) => column.currency));
  const others = columns.filter(({ name }) => !named.has(name));
  return others.flatMap((column, index) =>
    column.currency && others[index + 1]?.currency !== column.currency ? [column, currency(column.currency)] : [column],
  );
}
const date = columnOf('date', 12);
const datetime = columnOf('datetime', 20);

type Field<List extends keyof typeof contractColumns> = keyof (typeof contractColumns)[List] & string;

const makers = { text, number, date, datetime, switch: choice } as const;

/**
 * Columns of an export from the contract, which says of each field what kind it is, whether a dictionary gives its text, and
 * where the currency of an amount stands.
 * @param list operation, e.g. `feedbacksList`
 * @param widths characters, of fields that need more or less than their kind
 */
export function exportedFields<List extends keyof typeof contractColumns>(
  list: List,
  fields: readonly Field<List>[],
  widths: Partial<Record<Field<List>, number>> = {},
): ExportColumn[] {
  const kinds = contractColumns[list] as Partial<Record<string, keyof typeof makers>>;
  const choices: readonly string[] = contractChoices[list as keyof typeof contractChoices] ?? [];
  const currencies: Record<string, string> = contractCurrencies[list as keyof Amounts] ?? {};
  return fields.map((name) => {
    const width = widths[name];
    const more = width === undefined ? {} : { width };
    if (Object.values(currencies).includes(name)) return currency(name);
    if (currencies[name]) return { ...columnOf('money', 14)(name, more), currency: currencies[name] };
    const kind = kinds[name];
    // A list of codes is shown by their names, which stand beside it.
    if (kind === undefined) return { ...text(name, more), from: `${name}_dictText` };
    return choices.includes(name) ? choice(name, more) : makers[kind](name, more);
  });
}

/** Of what all documents have, what their workbooks show, behind what is their own. */
const documentColumns = ['status', 'dealerCode', 'dealerName', 'subDealerName', 'createBy', 'submitTime', 'auditTime', 'auditBy', 'createTime'];
const unlistedColumns = ['orgCode', 'subDealerCode', 'submitBy', 'auditOpinion', 'updateBy', 'updateTime'];

/** Characters of a column by the end of its name; others have the width of their kind. */
const usualWidths: readonly [end: RegExp, width: number][] = [
  [/No$|^vin$/, 22],
  [/Name$/, 28],
  [/Code$/, 12],
];

/**
 * The workbook of a list of documents: all fields of a row that have a name, in the order of the contract, then what all documents have.
 * @param noun folder of the names of its fields in the contract
 * @param widths characters, of fields that need more or less than is usual
 */
export function documentExport<List extends keyof typeof contractShown>(
  list: List,
  { name, noun, widths = {} }: Pick<ExportedList, 'name' | 'noun'> & { widths?: Partial<Record<Field<List>, number>> },
): ExportedList {
  const isOwn = (field: string): boolean => ![...documentColumns, ...unlistedColumns].includes(field) && isNamed(noun, field);
  const own = (contractShown[list] as readonly string[]).filter(isOwn);
  const fields = [...own, ...documentColumns] as Field<List>[];
  const usual = Object.fromEntries(fields.flatMap((field) => usualWidths.filter(([end]) => end.test(field)).map(([, width]) => [field, width])));
  return { name, noun, columns: exportedFields(list, fields, { ...usual, ...widths }) };
}
