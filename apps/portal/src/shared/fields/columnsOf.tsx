import { type Column, DateText, EllipsisText, type ExportColumn, formatNumber, Money, StatusTag, type Tone, YesNo } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../useLanguage.ts';
import { fieldKey, type FieldSheet, type SheetField, type Words } from './sheet.ts';

type Name<Row> = keyof Row & string;

/** What a list says of a column; title, alignment, sorting and look follow from the field's sheet. */
interface Shown<Row> extends Omit<Column<Row>, 'key' | 'title'> {
  key: Name<Row>;
  /** Default: the field's name. */
  title?: string;
  /** Shows the value as a tag, in these colours. */
  tones?: Readonly<Record<string, Tone>>;
  /** The tag is a dot before the text. */
  dot?: boolean;
  /** The deciding amount of a row. */
  strong?: boolean;
}

/** A column that is no field of the row. */
type Composed<Row> = Omit<Column<Row>, 'title'> & { title?: string; render: NonNullable<Column<Row>['render']> };

export type SheetColumn<Row> = Shown<Row> | Composed<Row>;

/** px that a letter takes, about; says whether a text may be cut until that is measured. */
const letter = 9;

/**
 * The columns of a list, in their order.
 * @param t of the noun's namespace, which names its fields
 * @example columnsOf<FeedbackItem>(feedbacksFields, t, [{ key: 'feedbackNo', width: 160, fixed: 'left' }, { key: 'createTime', width: 150 }])
 */
export const columnsOf = <Row extends object>(sheet: FieldSheet, t: Words, columns: readonly SheetColumn<Row>[]): Column<Row>[] =>
  columns.map((given) => {
    const { tones, dot, strong, ...column } = given as Shown<Row>;
    const field = sheet[column.key];
    const isNumber = field?.kind === 'number' || field?.kind === 'money';
    return {
      title: t(fieldKey(column.key)),
      sortable: field !== undefined && field.asked !== false && field.kind !== 'list',
      ...(isNumber && { align: 'right' as const }),
      ...(field && { render: (row: Row) => cellOf(row as Values, { field, ...column, tones, dot, strong }) }),
      ...column,
    };
  });

/** Columns of an export that the list does not show. */
export const exportColumnsOf = (t: Words, names: readonly string[]): ExportColumn[] => names.map((key) => ({ key, title: t(fieldKey(key)) }));

type Values = Readonly<Record<string, unknown>>;

interface Look extends Pick<Shown<Values>, 'tones' | 'dot' | 'strong' | 'width' | 'fixed'> {
  key: string;
  field: SheetField;
}

function cellOf(row: Values, { key, field, tones, dot, strong, width = 140, fixed }: Look): ReactNode {
  const value = row[key] as string | number | null | undefined;
  if (field.kind === 'money')
    return <Money amount={value as number | null} currency={(row[field.currency!] ?? undefined) as string | undefined} strong={strong} />;
  const isEmpty = value === null || value === undefined || value === '';
  if (isEmpty) return '–';
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
