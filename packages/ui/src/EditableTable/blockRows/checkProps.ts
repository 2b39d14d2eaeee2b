import type { EditableTableProps } from '../props/EditableTable.types.ts';

/** What needs all rows, or the order of all. */
const refused = [
  'rows',
  'value',
  'defaultRows',
  'pages',
  'rowGroups',
  'tree',
  'dragSort',
  'orderKey',
  'expand',
  'output',
  'maxRows',
  'addSettings',
  'selectedRowIds',
  'reserveSelection',
] as const satisfies readonly (keyof EditableTableProps<object>)[];

/** A table that could not keep its word says so at once. */
export function checkProps(given: object): void {
  const props = given as EditableTableProps<object>;
  const wrong: string[] = refused.filter((name) => props[name] !== undefined && props[name] !== false);
  if (props.columns.some(({ span }) => span)) wrong.push('span');
  if (wrong.length > 0) throw new TypeError(`EditableTable: not with a rowSource: ${wrong.join(', ')}`);
}
