import { usersQueryUserComponentDataOptions } from '@harrow/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, type AutoCompleteProps } from 'antd';

interface ColleagueInputProps extends Omit<AutoCompleteProps, 'options' | 'onChange' | 'value'> {
  value?: string | null;
  onChange?: (name: string | null) => void;
}

/** A name: chosen from the users in scope, or typed freely. */
export function ColleagueInput({ value, onChange, ...control }: ColleagueInputProps) {
  const { data: names = [] } = useQuery({
    ...usersQueryUserComponentDataOptions({ query: { pageSize: 100, column: 'realname', order: 'asc' } }),
    select: ({ result }) => [...new Set(result.records.map(({ realname }) => realname))],
  });
  return (
    <AutoComplete
      {...control}
      value={value ?? ''}
      options={names.map((name) => ({ value: name }))}
      showSearch={{ filterOption: (text, option) => String(option?.value).toLowerCase().includes(text.trim().toLowerCase()) }}
      onChange={(name: string) => onChange?.(name || null)}
    />
  );
}
