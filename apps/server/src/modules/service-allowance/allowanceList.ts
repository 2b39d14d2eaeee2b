import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { masterExport, masterList } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { allowanceMaster } from './allowanceMaster.ts';
import './tables.ts';

export const allowanceList = (context: Context) =>
  masterList(context, 'serviceAllowancesList', 'ServiceAllowance', { table: 'serviceAllowance', sort: 'validFrom', order: 'desc', products: 'thirdProducts' });

export const allowanceFilters = (query: NonNullable<Operations['serviceAllowancesList']['data']['query']>): Filter[] => [
  equal('serviceAllowance.feeType', query.feeType),
  equal('serviceAllowance.secondProduct', query.secondProduct),
  equal('serviceAllowance.currency', query.currency),
  validOn('serviceAllowance', query.validOn),
];

export const allowanceExport = masterExport('serviceAllowancesList', allowanceMaster);
