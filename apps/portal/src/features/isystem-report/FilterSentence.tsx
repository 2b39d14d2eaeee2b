import { dictionariesLoadDictItem, type ReportSourceItem, resultOf } from '@harrow/api-client';
import { askingLines, describeQuery, type QueryGroup } from '@harrow/validation/query';
import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../shared/useLanguage.ts';

/** Texts of values of a dictionary, in the order of the values. */
const textsOf = (dict: string, values: readonly string[]) => ({
  queryKey: ['dictionary', 'texts', dict, ...values],
  queryFn: ({ signal }: { signal: AbortSignal }) => resultOf(dictionariesLoadDictItem({ path: { dict }, query: { key: values.join(',') }, signal })),
});

interface FilterSentenceProps {
  filter: QueryGroup;
  /** Of what the report reads. */
  fields: ReportSourceItem['fields'];
  titleOf: (field: string) => string;
}

/** Fixed conditions read back as a sentence, with the texts of dictionaries instead of their codes. */
export function FilterSentence({ filter, fields, titleOf }: FilterSentenceProps) {
  const language = useLanguage();
  const dictOf = (field: string): string | undefined => fields.find((one) => one.field === field)?.dict ?? undefined;
  const codes = askingLines(filter).flatMap(({ field, val, valueSource }) => {
    const dict = valueSource === 'field' ? undefined : dictOf(field);
    return dict === undefined || val === '' ? [] : [{ dict, values: val.split(',') }];
  });
  const texts = useQueries({
    queries: codes.map(({ dict, values }) => textsOf(dict, values)),
    combine: (answers) =>
      new Map(codes.flatMap(({ dict, values }, line) => values.map((value, at) => [`${dict} ${value}`, answers[line]?.data?.[at]] as const))),
  });
  const valueText = ({ field }: { field: string }, value: string): string | undefined => texts.get(`${dictOf(field)} ${value}`);
  return <>{describeQuery(filter, { language, fieldText: titleOf, valueText })}</>;
}
