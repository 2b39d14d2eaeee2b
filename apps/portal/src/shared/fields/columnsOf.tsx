import {
  type Column,
  type ColumnKind,
  DateText,
  type ExportColumn,
  formatDate,
  type FormatDateOptions,
  formatMoney,
  formatNumber,
  Money,
  StatusTag,
  type TextLocale,
  type Tone,
} from '@harrow/ui';
import type { ReactNode } from 'react';
import { type Audience, fieldKey, type FieldSheet, isFor, type SheetField, type Words } from './sheet.ts';

/** Column of a list; title, alignment, sorting, width and look follow from the field's sheet. */
interface Said<Row> extends Omit<Column<Row>, 'key' | 'title' | 'defaultHidden' | 'render' | 'text' | 'width'> {
  /** Another field whose name it bears. */
  named?: string;
  for?: Audience;
  /** Whether it is hidden until the user chooses it, or for whom. */
  defaultHidden?: boolean | Audience;
  /** Message that is shown where a list of codes is empty, because the record is for all of them. */
  all?: string;
  /** Shows the value as a tag, in these colours. */
  tones?: Readonly<Record<string, Tone>>;
  /** The tag is a dot before the text. */
  dot?: boolean;
  /** The deciding amount of a row. */
  strong?: boolean;
  /** Of a point in time. Default `minute`. */
  precision?: FormatDateOptions['precision'];
}

/** Value of a column of a record. @param t of the noun's namespace */
type Written<Row> = (record: Row, locale: TextLocale, t: Words) => string | null | undefined;

/** A column with a `render` gives its text, or its width in px: otherwise it could not be fitted. */
type Drawn<Row> =
  | { render?: undefined; text?: Written<Row>; width?: undefined }
  | { render: NonNullable<Column<Row>['render']>; text: Written<Row>; width?: undefined }
  | { render: NonNullable<Column<Row>['render']>; text?: undefined; width: number };

/** Column of a list: its declaration, and how it is drawn. */
export type Shown<Row> = Said<Row> & Drawn<Row>;

/** The columns of a list in their order, by the field that they show. @typeParam Composed names of columns that are no field */
export type SheetColumns<Row, Composed extends string = never> = Readonly<Partial<Record<(keyof Row & string) | Composed, Shown<Row>>>>;

/**
 * The columns of a list for a user, in their order.
 * @param t of the noun's namespace, which names its fields
 * @example columnsOf<FeedbackItem>(feedbacksFields, t, { feedbackNo: { fixed: 'left' }, createTime: {} }, isMaker)
 */
export const columnsOf = <Row extends object>(
  sheet: FieldSheet,
  t: Words,
  columns: Readonly<Record<string, Shown<Row> | undefined>>,
  isMaker: boolean,
): Column<Row>[] =>
  Object.entries(columns).flatMap(([key, given]): Column<Row>[] => {
    if (given === undefined) return [];
    const { tones, dot, strong, precision, all, named = key, for: audience, defaultHidden = false, text: written, ...column } = given;
    const field = sheet[key];
    if (!isFor(isMaker, field, audience)) return [];
    const isNumber = field?.kind === 'number' || field?.kind === 'money';
    const look: Look = { key, field, tones, dot, strong, precision, none: all === undefined ? '' : t(all) };
    const isSheets = field && written === undefined && column.render === undefined;
    return [
      {
        key,
        title: t(fieldKey(named)),
        sortable: field !== undefined && field.asked !== false && field.kind !== 'list',
        defaultHidden: typeof defaultHidden === 'boolean' ? defaultHidden : isFor(isMaker, undefined, defaultHidden),
        ...(isNumber && { align: 'right' as const }),
        kind: kindOf(look, column.fixed !== undefined),
        ...(written && { text: (row: Row, locale: TextLocale) => written(row, locale, t) }),
        ...(isSheets && { text: (row: Row, locale: TextLocale) => textOf(row as Values, look, locale), ...drawn(look) }),
        ...column,
      },
    ];
  });

/** Columns of an export that the list does not show. */
export const exportColumnsOf = (t: Words, names: readonly string[]): ExportColumn[] => names.map((key) => ({ key, title: t(fieldKey(key)) }));

type Values = Readonly<Record<string, unknown>>;

interface Look extends Pick<Said<Values>, 'tones' | 'dot' | 'strong' | 'precision'> {
  key: string;
  /** Undefined: it is no field. */
  field: SheetField | undefined;
  /** Shown where there is nothing; none: a dash. */
  none: string;
}

const kinds: Partial<Record<SheetField['kind'], ColumnKind>> = { number: 'number', money: 'money', date: 'date', datetime: 'date', switch: 'code' };

/** Numbers of machines and documents, and codes, as fields are called. */
export const isCode = (field: string): boolean => /^vin$|(?:No|Code)$/.test(field);

/** What identifies a record leads to it, and is never cut. */
function kindOf({ key, field, tones, dot }: Look, isFixed: boolean): ColumnKind {
  if (tones) return dot ? 'dot' : 'tag';
  return (field && kinds[field.kind]) ?? (isFixed || isCode(key) ? 'code' : 'text');
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const currencyOf = (row: Values, { field }: Look): string | undefined => (row[field!.currency!] ?? undefined) as string | undefined;

function textOf(row: Values, look: Look, { language, timeZone, yesNo }: TextLocale): string {
  const { key, field, precision, none } = look;
  const value = row[key] as string | number | null | undefined;
  if (isEmpty(value)) return none;
  switch (field!.kind) {
    case 'money':
      return formatMoney(Number(value), currencyOf(row, look), language);
    case 'number':
      return formatNumber(Number(value), language);
    case 'date':
    case 'datetime':
      return formatDate(String(value), { timeZone, precision });
    case 'switch':
      return yesNo(value);
    case 'list':
      return (row[`${key}_dictText`] as string) || none;
    default:
      return String(row[`${key}_dictText`] ?? value);
  }
}

/** How what is more than a text is drawn. */
function drawn(look: Look): Pick<Column<object>, 'render'> | undefined {
  const { key, field, tones, dot, strong, precision, none } = look;
  const render = (draw: (value: string | number, row: Values) => ReactNode) => ({
    render: (row: object) => {
      const value = (row as Values)[key] as string | number | null | undefined;
      return isEmpty(value) ? none || '–' : draw(value!, row as Values);
    },
  });
  if (field!.kind === 'money') return render((amount, row) => <Money amount={Number(amount)} currency={currencyOf(row, look)} strong={strong} />);
  if (field!.kind === 'date' || field!.kind === 'datetime') return render((value) => <DateText value={String(value)} precision={precision} />);
  if (!tones) return undefined;
  return render((value, row) => (
    <StatusTag {...(dot && { variant: 'dot' as const })} color={tones[value] ?? 'default'} text={String(row[`${key}_dictText`] ?? value)} />
  ));
}
