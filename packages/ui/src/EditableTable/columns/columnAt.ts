import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { readField } from '../rowStore/field.ts';

/** Accessors of a value that is not a field of the row itself. */
export interface ValueAccess<Row> {
  /** The value in a row. */
  get: (row: Row) => unknown;
  /** The fields of the row that change. Left out: the column is only shown. Objects within the row are copied, never changed in place. */
  set?: (row: Row, value: never) => Partial<Row>;
}

/** A column built without knowing its rows: for a place within them. */
type PlacelessColumn = EditableColumn<Record<string, unknown>>;

/**
 * A column whose value lies deeper in the row, `part.price.amount`, or is read and written by functions of yours. The key of the column names it
 * in errors, settings and changes. What a missing part of the path would hold is nothing; it is made when something is written there.
 * Not for radio columns, nor for columns that depend on another one.
 * @example columnAt<Line>(numberColumn({ key: 'amount', title: t('amount') }), 'part.price.amount')
 */
export function columnAt<Row extends object>(column: PlacelessColumn, place: string | ValueAccess<Row>): EditableColumn<Row> {
  const { get, set }: ValueAccess<Row> = typeof place === 'string' ? accessOf<Row>(place.split('.')) : place;
  return {
    ...(column as unknown as EditableColumn<Row>),
    value: get,
    ...(set && { write: set as (row: Row, value: unknown) => Partial<Row> }),
    ...(typeof place === 'string' && { field: place.split('.')[0]! }),
    ...(!set && { readOnly: true }),
  };
}

function accessOf<Row extends object>(path: readonly string[]): ValueAccess<Row> & Required<Pick<ValueAccess<Row>, 'set'>> {
  const [root, ...below] = path;
  return {
    get: (row) => path.reduce<unknown>((value, name) => (isObject(value) ? readField(value, name) : undefined), row),
    set: (row, value) => ({ [root!]: written(readField(row, root!), below, value) }) as Partial<Row>,
  };
}

/** A copy in which the path holds the value. */
function written(old: unknown, [name, ...below]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = isObject(old) ? old : {};
  return { ...object, [name]: written(readField(object, name), below, value) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
