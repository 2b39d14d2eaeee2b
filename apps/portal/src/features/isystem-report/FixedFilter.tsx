import type { ReportSourceItem } from '@harrow/api-client';
import { AdvancedQuery, QueryChips, type QueryField } from '@harrow/ui/advanced-query';
import type { QueryGroup } from '@harrow/validation/query';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { parseJson } from '../../shared/parseJson.ts';
import { momentControls, useMomentText } from '../../shared/moments/momentQueries.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';

type Field = ReportSourceItem['fields'][number];

function queryField({ field, title, type, dict }: Field, language: keyof Field['title']): QueryField {
  const named = { value: field, label: title[language] };
  if (dict === null) return { ...named, type };
  const [dictTable, dictText, dictCode] = dict.split(',');
  return dictCode === undefined
    ? { ...named, type: 'list', dictCode: dict }
    : { ...named, type: 'sel_search', dictTable: dictTable!, dictText: dictText!, dictCode };
}

interface FixedFilterProps {
  source: ReportSourceItem | undefined;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** Conditions that the rows of a report always meet, for `Form.Item`. */
export function FixedFilter({ source, value, onChange }: FixedFilterProps) {
  const language = useLanguage();
  const momentText = useMomentText();
  const fields = useMemo(() => (source?.fields ?? []).filter(({ type }) => type !== 'texts').map((field) => queryField(field, language)), [source, language]);
  const query = useMemo(() => (parseJson(value ?? '') as QueryGroup | undefined) ?? undefined, [value]);
  const change = (next: QueryGroup | undefined): void => onChange?.(next ? JSON.stringify(next) : null);
  return (
    <Flex gap={8} wrap align="center">
      <AdvancedQuery
        fields={fields}
        value={query}
        onChange={change}
        supportsTree
        saveCode={`report-${source?.source ?? ''}`}
        disabled={!source}
        controls={momentControls}
        valueText={momentText}
      />
      <QueryChips fields={fields} value={query} onChange={change} valueText={momentText} />
    </Flex>
  );
}
