import { Input, type InputProps } from 'antd';
import { clearable } from './clearable.tsx';
import { fromSearchText, type SearchKind, toSearchText } from './searchText.ts';

export interface SearchInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** In the notation of list queries, e.g. `*text*`. */
  value?: string | null;
  /** The text in the same notation; `''` for none. */
  onChange?: (value: string) => void;
  /** Operator: records contain the text, differ from it, or are no smaller or no larger. Default `like`. */
  kind?: SearchKind;
  /** Leaves out blanks at both ends. Default true. */
  trim?: boolean;
}

/** A text field of a search form: shows what was typed, stores it with the marks that say how to compare. */
export function SearchInput({ value, onChange, kind = 'like', trim = true, ...rest }: SearchInputProps) {
  return (
    <Input
      allowClear={clearable}
      {...rest}
      value={fromSearchText(value, kind)}
      onChange={(event) => onChange?.(toSearchText(event.target.value, kind, trim))}
    />
  );
}
