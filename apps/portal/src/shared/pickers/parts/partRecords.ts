import { type PartOption, partsPartsList, resultOf } from '@harrow/api-client';
import type { RecordSource } from '@harrow/ui/pickers';

const sources = new Map<string | undefined, RecordSource<PartOption>>();

/**
 * Parts with today's price and the own stock, stored by code. Filter: `keyword`, a part of code or name.
 * @param currency of the prices; undefined: that of the user's dealer
 */
export function partRecords(currency: string | undefined): RecordSource<PartOption> {
  const source = sources.get(currency) ?? {
    list: ({ page, pageSize, filters, sort }, signal) =>
      resultOf(partsPartsList({ query: { ...filters, currency, pageNo: page, pageSize, column: sort?.column, order: sort?.order }, signal })),
    async find(_field, values, signal) {
      const { records } = await resultOf(partsPartsList({ query: { partsCode: values.join(','), currency, pageSize: values.length }, signal }));
      return records;
    },
  };
  sources.set(currency, source);
  return source;
}
