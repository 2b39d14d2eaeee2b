import { lowAppsApp, reportsGetData, reportsGetRpColumns, resultOf } from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** An application and the report that it shows. */
export const appReport = (appId: string) =>
  queryOptions({
    queryKey: ['lowApp', 'app', appId],
    async queryFn({ signal }) {
      const app = await resultOf(lowAppsApp({ query: { appId }, signal }));
      return { app, report: await resultOf(reportsGetRpColumns({ path: { code: app.target }, signal })) };
    },
  });

/** One page of the rows of a report. */
export const reportRows = (cgRpConfigId: string, pageNo: number, pageSize: number) =>
  queryOptions({
    queryKey: ['report', 'data', cgRpConfigId, pageNo, pageSize],
    queryFn: ({ signal }) => resultOf(reportsGetData({ path: { cgRpConfigId }, query: { pageNo, pageSize }, signal })),
    placeholderData: keepPreviousData,
  });
