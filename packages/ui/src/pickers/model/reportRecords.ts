import type { ReportRecord, ReportSource } from '../../sources/reportSource.ts';
import { recordKey } from './reportFields.ts';

/**
 * The records of chosen values in their order. One that has not been seen is asked for by its key;
 * one that the report no longer has keeps its key, so that nothing that was chosen is lost.
 */
export async function findRecords(
  source: ReportSource,
  configId: string,
  values: readonly string[],
  keyField: string | undefined,
  seen: ReadonlyMap<string, ReportRecord>,
): Promise<ReportRecord[]> {
  const field = keyField ?? 'id';
  return Promise.all(
    values.map(async (value) => {
      const known = seen.get(value);
      if (known) return known;
      const { records } = await source.data(configId, { params: { [`self_${field}`]: value }, page: 1, pageSize: 10 }, new AbortController().signal);
      return records.find((record) => recordKey(record, keyField) === value) ?? { [field]: value };
    }),
  );
}
