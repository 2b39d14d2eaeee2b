import { dictionariesLoadDictItem, type ReportSourceItem, resultOf } from '@harrow/api-client';
import { askingLines, describeQuery, type QueryGroup } from '@harrow/validation/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMomentText } from '../../shared/moments/momentQueries.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';

interface Asked {
  dict: string;
  values: string[];
}

/** Texts of values of dictionaries, by `dictionary value`. */
const dictionaryTexts = (asked: readonly Asked[]) =>
  queryOptions({
    queryKey: ['dictionary', 'texts', asked],
    async queryFn({ signal }) {
      const texts = asked.map(async ({ dict, values }) => {
        const found = await resultOf(dictionariesLoadDictItem({ path: { dict }, query: { key: values.join(',') }, signal }));
        return values.map((value, at) => [`${dict} ${value}`, found[at]] as const);
      });
      return new Map((await Promise.all(texts)).flat());
    },
    enabled: asked.length > 0,
  });

interface FilterSentenceProps {
  filter: QueryGroup;
  /** Fields of the report's data source. */
  fields: ReportSourceItem['fields'];
  titleOf: (field: string) => string;
}

/** Fixed conditions read back as a sentence, with the texts of dictionaries instead of their codes. */
export function FilterSentence({ filter, fields, titleOf }: FilterSentenceProps) {
  const language = useLanguage();
  const momentText = useMomentText();
  const fieldOf = (field: string) => fields.find((one) => one.field === field);
  const dictOf = (field: string): string | undefined => fieldOf(field)?.dict ?? undefined;
  const asked = askingLines(filter).flatMap(({ field, val, valueSource }) => {
    const dict = valueSource === 'field' ? undefined : dictOf(field);
    return dict === undefined || val === '' ? [] : [{ dict, values: val.split(',') }];
  });
  const { data: texts } = useQuery(dictionaryTexts(asked));
  const valueText = ({ field }: { field: string }, value: string): string | undefined =>
    texts?.get(`${dictOf(field)} ${value}`) ?? momentText(fieldOf(field) ?? {}, value);
  return <>{describeQuery(filter, { language, fieldText: titleOf, valueText })}</>;
}
