import { type OrderType, type OrderTypeChange, orderTypesEdit, orderTypesList, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { writeHeaders } from '../../shared/calls/callsOf.ts';
import { nameFields } from '../../shared/master/nameFields.ts';

export const orderTypeKey = ['orderType'] as const;

/** All of them: they came with the system, and there are few. */
export const orderTypes = queryOptions({
  queryKey: [...orderTypeKey, 'list'],
  queryFn: ({ signal }) => resultOf(orderTypesList({ query: { pageSize: 100, column: 'sortNo', order: 'asc' }, signal })),
});

const fields = [
  'id',
  'version',
  ...nameFields,
  'leadDays',
  'surchargePct',
  'discountPct',
  'freeOfCharge',
  'creditAuto',
  'needsReason',
  'needsVin',
  'needsClaim',
  'selectable',
  'enabled',
  'sortNo',
] as const satisfies readonly (keyof OrderTypeChange)[];

/** Input of the call: without the fields that identify a type or follow from it. */
const toChange = (row: OrderType): OrderTypeChange => Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as OrderTypeChange;

export const saveOrderTypes = (rows: readonly OrderType[]) => resultOf(orderTypesEdit({ body: { rows: rows.map(toChange) }, headers: writeHeaders() }));
