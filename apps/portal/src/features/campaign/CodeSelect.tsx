import { bugCodesList, resultOf, serviceCodesList } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../shared/useSettled.ts';

type Catalogue = 'bugCode' | 'hourCode';
interface Code {
  value: string;
  label: string;
}

const most = 20;

/** Codes that a word finds; without one the first of the catalogue. */
const find: Readonly<Record<Catalogue, (keyword: string, signal: AbortSignal) => Promise<Code[]>>> = {
  async bugCode(keyword, signal) {
    const { records } = await resultOf(bugCodesList({ query: { keyword, enabled: 'Y', pageSize: most, column: 'bugCode', order: 'asc' }, signal }));
    return records.map(({ bugCode, name }) => ({ value: bugCode, label: `${bugCode} · ${name}` }));
  },
  async hourCode(keyword, signal) {
    const { records } = await resultOf(serviceCodesList({ query: { keyword, enabled: 'Y', pageSize: most, column: 'hourCode', order: 'asc' }, signal }));
    return records.map(({ hourCode, name, standardHours }) => ({ value: hourCode, label: `${hourCode} · ${name} · ${standardHours} h` }));
  },
};

interface CodeSelectProps {
  catalogue: Catalogue;
  id?: string;
  value?: string | null;
  onChange?: (code: string | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A code of the service catalogue, found by part of it or of its name. A control for `Form.Item`. */
export function CodeSelect({ catalogue, value, onChange, ...control }: CodeSelectProps) {
  const [word, setWord] = useState('');
  const keyword = useSettled(word);
  const { data, isFetching } = useQuery({
    queryKey: ['campaign', 'codes', catalogue, keyword],
    queryFn: ({ signal }) => find[catalogue](keyword, signal),
    staleTime: 5 * 60_000,
  });
  return (
    <Select<string>
      {...control}
      value={value ?? undefined}
      allowClear
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setWord }}
      options={data}
      onChange={(code: string | undefined) => onChange?.(code ?? null)}
    />
  );
}
