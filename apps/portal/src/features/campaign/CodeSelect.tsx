import { bugCodesList, resultOf, serviceCodesList } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '../../shared/fields/control/controlProps.ts';
import { useSettled } from '../../shared/useSettled.ts';
import styles from './campaign.module.css';

type Catalogue = 'bugCode' | 'hourCode';
export interface Code {
  value: string;
  name: string;
  label: string;
}

const most = 20;

/** Codes that a word finds; without one the first of the catalogue. */
const find: Readonly<Record<Catalogue, (keyword: string, signal: AbortSignal) => Promise<Code[]>>> = {
  async bugCode(keyword, signal) {
    const { records } = await resultOf(bugCodesList({ query: { keyword, enabled: 'Y', pageSize: most, column: 'bugCode', order: 'asc' }, signal }));
    return records.map(({ bugCode, name }) => ({ value: bugCode, name, label: `${bugCode} · ${name}` }));
  },
  async hourCode(keyword, signal) {
    const { records } = await resultOf(serviceCodesList({ query: { keyword, enabled: 'Y', pageSize: most, column: 'hourCode', order: 'asc' }, signal }));
    return records.map(({ hourCode, name, standardHours }) => ({ value: hourCode, name, label: `${hourCode} · ${name} · ${standardHours} h` }));
  },
};

interface CodeSelectProps extends Partial<ControlProps> {
  catalogue: Catalogue;
  /** Default: none, for a select that adds lines. */
  value?: string | null;
  /** Codes that cannot be chosen once more. */
  taken?: readonly string[];
  placeholder?: string;
  'aria-label'?: string;
  onChange: (found: Code | null) => void;
}

/** A code of the service catalogue, found by part of it or of its name. */
export function CodeSelect({ catalogue, value = null, taken = [], onChange, ...control }: CodeSelectProps) {
  const [word, setWord] = useState('');
  const keyword = useSettled(word);
  const { data, isFetching } = useQuery({
    queryKey: ['campaign', 'codes', catalogue, keyword],
    queryFn: ({ signal }) => find[catalogue](keyword, signal),
    staleTime: 5 * 60_000,
  });
  return (
    <Select<string | null>
      {...control}
      value={value}
      className={styles.code}
      allowClear={value !== null}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setWord }}
      options={data?.map((code) => ({ ...code, disabled: taken.includes(code.value) }))}
      onChange={(code) => onChange(data?.find((one) => one.value === code) ?? null)}
    />
  );
}
