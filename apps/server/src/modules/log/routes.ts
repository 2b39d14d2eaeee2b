import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { changeExport, changeFilters, changeList } from './changes.ts';
import { operationDetail, operationExport, operationFilters, operationList } from './operations.ts';

export const logRoutes = (): Handlers<'operationLogs'> & Handlers<'dataChanges'> => ({
  ...listRoutes('operationLogs', { list: operationList, filters: operationFilters, exported: operationExport }),
  ...listRoutes('dataChanges', { list: changeList, filters: changeFilters, exported: changeExport }),
  operationLogsDetail: ({ query, context }) => operationDetail(context, query.id),
});
