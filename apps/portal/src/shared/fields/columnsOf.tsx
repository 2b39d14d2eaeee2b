import { type Column, DateText, EllipsisText, type ExportColumn, formatNumber, Money, StatusTag, type Tone, YesNo } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../useLanguage.ts';
import { type Audience, fieldKey, type FieldSheet, isFor, type SheetField, type Words } from './sheet.ts';

/** What a list says of a column; title, alignment, sorting and look follow from the field's sheet. */
interface Shown<Row> extends Omit<Column<Row>, 'key' | 'title' | 'defaultHidden'> {
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
}

/** The columns of a list in their order, by the field that they show: its width in px, or more. @typeParam Composed names of columns that are no field */
export type SheetColumns<Row, Composed extends string = never> = { readonly [Key in (keyof Row & string) | Composed]?: number | Shown<Row> };

type AnyColumn<Row> = number | Shown<Row>;

/** px that a letter takes, about; says whether a text may be cut until that is measured. */
const letter = 9;

/**
 * The columns of a list for a user, in their order.
 * @param t of the noun's namespace, which names its fields
 * @example columnsOf<FeedbackItem>(feedbacksFields, t, { feedbackNo: { width: 160, fixed: 'left' }, createTime: 150 }, isMaker)
 */
export const columnsOf = <Row extends object>(
  sheet: FieldSheet,
  t: Words,
  columns: Readonly<Record<string, AnyColumn<Row> | undefined>>,
  isMaker: boolean,
): Column<Row>[] =>
  Object.entries(columns).flatMap(([key, given]): Column<Row>[] => {
    if (given === undefined) return [];
    const { tones, dot, strong, all, named = key, for: audience, defaultHidden = false, ...column } = typeof given === 'number' ? { width: given } : given;
    const field = sheet[key];
    if (!isFor(isMaker, field, audience)) return [];
    const isNumber = field?.kind === 'number' || field?.kind === 'money';
    return [
      {
        key,
        title: t(fieldKey(named)),
        sortable: field !== undefined && field.asked !== false && field.kind !== 'list',
        defaultHidden: typeof defaultHidden === 'boolean' ? defaultHidden : isFor(isMaker, undefined, defaultHidden),
        ...(isNumber && { align: 'right' as const }),
        ...(field && { render: (row: Row) => cellOf(row as Values, { field, key, ...column, tones, dot, strong, none: all === undefined ? '–' : t(all) }) }),
        ...column,
      },
    ];
  });

/** Columns of an export that the list does not show. */
export const exportColumnsOf = (t: Words, names: readonly string[]): ExportColumn[] => names.map((key) => ({ key, title: t(fieldKey(key)) }));

type Values = Readonly<Record<string, unknown>>;

interface Look extends Pick<Shown<Values>, 'tones' | 'dot' | 'strong' | 'width' | 'fixed'> {
  key: string;
  /** Shown where there is nothing. */
  none: string;
  field: SheetField;
}

function cellOf(row: Values, { key, field, tones, dot, strong, width = 140, fixed, none }: Look): ReactNode {
  const value = row[key] as string | number | null | undefined;
  if (field.kind === 'money')
    return <Money amount={value as number | null} currency={(row[field.currency!] ?? undefined) as string | undefined} strong={strong} />;
  const isEmpty = value === null || value === undefined || value === '';
  if (isEmpty) return none;
  if (field.kind === 'list') return (row[`${key}_dictText`] as string) || none;
  if (field.kind === 'date' || field.kind === 'datetime') return <DateText value={String(value)} />;
  if (field.kind === 'switch') return <YesNo value={value} />;
  if (field.kind === 'number') return <NumberText value={Number(value)} />;
  const text = String(row[`${key}_dictText`] ?? value);
  if (tones) return <StatusTag {...(dot && { variant: 'dot' as const })} color={tones[value] ?? 'default'} text={text} />;
  // What identifies a record leads to it and is never cut.
  return fixed || field.kind === 'dict' ? text : <EllipsisText text={text} length={Math.floor(width / letter)} fit />;
}

/** A number as the user's language writes it. */
export function NumberText({ value }: { value: number }) {
  return <>{formatNumber(value, useLanguage())}</>;
}
