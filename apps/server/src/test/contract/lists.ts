/** Every list of the contract, with the calls beside it that have to agree with it. */
import { contractAsked, contractColumns } from '../../generated/listColumns.gen.ts';
import type { ColumnType } from '../../shared/list/columns.ts';
import { type Operation, operations, type Parameter } from './operations.ts';

/** Parameters of every list; the others are its own filters. */
const common = new Set(['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryParams', 'superQueryMatchType']);

export interface ContractList {
  operation: Operation;
  path: string;
  filters: readonly Parameter[];
  /** Fields of a record that the contract lets a list be sorted by and asked about; a table need not answer all of them. */
  columns: Readonly<Record<string, ColumnType>>;
  /** Those that it promises to answer. */
  asked: readonly string[];
  /** The workbook of the same rows. */
  exported: Operation | undefined;
  /** The numbers beside the statuses. */
  statusCounts: Operation | undefined;
}

/** `WarrantyClaims_list` is `warrantyClaimsList` in generated code. */
const generatedName = (id: string): string => (id.charAt(0).toLowerCase() + id.slice(1)).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A workbook of rows of another kind, such as the items of dictionaries, has no columns to choose. */
const asListed = (exported: Operation | undefined): Operation | undefined =>
  exported?.parameters.some(({ name }) => name === 'exportFields') ? exported : undefined;

/** Another call of the interface that has the list. */
const beside = (list: Operation, name: string): Operation | undefined =>
  list.id.endsWith('_list') ? operations.find(({ id }) => id === list.id.replace(/list$/, name)) : undefined;

const isList = ({ method, parameters, repliesJson }: Operation): boolean =>
  method === 'GET' && repliesJson && ['pageNo', 'column', 'superQueryParams'].every((name) => parameters.some((parameter) => parameter.name === name));

export const lists: readonly ContractList[] = operations.filter(isList).map((operation) => ({
  operation,
  path: operation.path,
  filters: operation.parameters.filter(({ name, in: place }) => place === 'query' && !common.has(name)),
  columns: (contractColumns as Readonly<Record<string, Readonly<Record<string, ColumnType>>>>)[generatedName(operation.id)] ?? {},
  asked: (contractAsked as Readonly<Record<string, readonly string[]>>)[generatedName(operation.id)] ?? [],
  exported: asListed(beside(operation, 'exportXls')),
  statusCounts: beside(operation, 'statusCounts'),
}));
