import type { ColumnModel } from './column.ts';

/** The fields of a row that change with the value of a column. */
export const writeColumn = <Row>(column: Pick<ColumnModel<Row>, 'key' | 'write'>, row: Row, value: unknown): Partial<Row> =>
  column.write ? column.write(row, value) : ({ [column.key]: value } as Partial<Row>);
