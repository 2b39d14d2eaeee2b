import { type ColumnType, type FieldKind, isRule, type Rule, rulesFor } from '@harrow/validation/query';
import type { QueryField, QueryFieldSettings, QueryRecord } from '../AdvancedQuery.types.ts';

/** A field that can be asked about, by its name on the wire. */
export interface KnownField extends QueryField {
  label: string;
  children?: never;
}

/** A node of the field tree; a sub-table cannot be chosen. */
export interface FieldNode {
  value: string;
  title: string;
  selectable: boolean;
  children?: FieldNode[];
}

const labelOf = ({ label, text, value }: QueryField): string => label ?? text ?? value;
const isSubTable = (field: QueryField): boolean => field.children !== undefined;

/** Fields in the order in which they are offered: those of the main table, then those of the sub-tables. */
export const knownFields = (fields: readonly QueryField[]): KnownField[] => [
  ...fields.filter((field) => !isSubTable(field)).map((field): KnownField => ({ ...withoutChildren(field), label: labelOf(field) })),
  ...fields.filter(isSubTable).flatMap(fieldsOf),
];

const fieldsOf = (table: QueryField): KnownField[] =>
  table.children!.map((child) => ({
    ...withoutChildren(child),
    value: child.onlyFieldName ? child.value : `${table.value},${child.value}`,
    label: `${labelOf(table)}-${labelOf(child)}`,
  }));

const withoutChildren = ({ children: _children, ...field }: QueryField): Omit<QueryField, 'children'> => field;

/** The same fields as a tree for choosing. */
export const fieldTree = (fields: readonly QueryField[]): FieldNode[] => [
  ...knownFields(fields.filter((field) => !isSubTable(field))).map(toLeaf),
  ...fields.filter(isSubTable).map((table) => ({ value: `${table.value},`, title: labelOf(table), selectable: false, children: fieldsOf(table).map(toLeaf) })),
];
const toLeaf = ({ value, label }: KnownField): FieldNode => ({ value, title: label, selectable: true });

const kinds: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  int: 'number',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  switch: 'switch',
  list: 'choice',
  list_multi: 'choice',
  sel_search: 'choice',
  sel_user: 'choice',
  'select-user': 'choice',
  sel_depart: 'choice',
  'select-depart': 'choice',
  'table-dict': 'choice',
  popup: 'choice',
  cat_tree: 'choice',
  sel_tree: 'choice',
  pca: 'choice',
  'area-linkage': 'choice',
};

/** Which editor and rules a field has. Choices win over the type. */
export function kindOf({ type, options, dictCode }: Pick<QueryFieldSettings, 'type' | 'options' | 'dictCode'>): FieldKind {
  if (options || dictCode) return 'choice';
  return (type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'text';
}

const numericTypes = new Set(['int', 'bigdecimal', 'short', 'long', 'float', 'double', 'number']);
const isNumeric = ({ dbType }: Pick<QueryFieldSettings, 'dbType'>): boolean => dbType !== undefined && numericTypes.has(dbType.toLowerCase());

/** The rules to offer for a field; the one that a line already has is among them. */
export function offeredRules(field: QueryFieldSettings, supportsEmptiness: boolean, current: string): Rule[] {
  const offered = rulesFor(kindOf(field)).filter(
    (rule) => (supportsEmptiness || (rule !== 'empty' && rule !== 'not_empty')) && !(rule === 'like' && isNumeric(field)),
  );
  return isRule(current) && !offered.includes(current) ? [...offered, current] : offered;
}

/** The fields with which a field can be compared: others of its type, choices from the same list. */
export const comparableFields = (field: QueryField, fields: readonly KnownField[]): KnownField[] =>
  fields.filter((other) => other.value !== field.value && typeText(other) === typeText(field));

const typeText = (field: QueryField): string => {
  const kind = kindOf(field);
  return JSON.stringify([kind, isNumeric(field), ...(kind === 'choice' ? [field.type, field.options, dictionaryOf(field)] : [])]);
};

/** Code of the dictionary that holds a field's choices: `table,text,code` for one that is a table. */
export function dictionaryOf({ dictCode, dictTable, dictText }: QueryFieldSettings): string | undefined {
  if (!dictCode) return undefined;
  return dictTable ? [dictTable, dictText ?? dictCode, dictCode].join(',') : dictCode;
}

const columnOfKind: Readonly<Record<FieldKind, ColumnType>> = {
  text: 'text',
  number: 'numeric',
  date: 'date',
  datetime: 'timestamp',
  time: 'text',
  choice: 'text',
  switch: 'text',
};

/** Types of columns by field, for `evaluateQuery` and `checkQuery`. A `date` field may stand on a column of moments. */
export const queryColumns = (fields: readonly QueryField[]): Record<string, ColumnType> =>
  Object.fromEntries(knownFields(fields).map((field) => [field.value, isNumeric(field) ? 'numeric' : columnOfKind[kindOf(field)]]));

const kept = [
  'type',
  'dbType',
  'dictCode',
  'dictTable',
  'dictText',
  'customReturnField',
  'popup',
  'pidField',
  'pidValue',
  'hasChildField',
  'extendOption',
] as const satisfies readonly (keyof QueryFieldSettings)[];

/** Properties that a line takes over from its field. */
export const settingsOf = (field: QueryFieldSettings): Partial<QueryRecord> =>
  Object.fromEntries(kept.flatMap((name) => (field[name] ? [[name, field[name]]] : [])));

/** The field of a line: as it is offered, or what the line kept of one that is not offered any more. */
export const fieldOf = (line: QueryRecord, fields: readonly KnownField[]): KnownField =>
  fields.find(({ value }) => value === line.field) ?? { ...settingsOf(line), value: line.field, label: line.field };
