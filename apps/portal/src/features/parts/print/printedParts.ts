import { partsList, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Parts as they are printed, by code. @param ids comma-separated */
export const printedParts = (ids: string) =>
  queryOptions({
    queryKey: ['parts', 'printed', ids],
    queryFn: async ({ signal }) => {
      const { records } = await resultOf(partsList({ query: { ids, pageNo: 1, pageSize: ids.split(',').length, column: 'partsCode', order: 'asc' }, signal }));
      return records;
    },
  });
