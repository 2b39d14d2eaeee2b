import { Select } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choices } from './choices.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';
import { joinValues, noOptions, splitValues } from './options.ts';
import { ChoicesFailed } from './ChoicesFailed.tsx';

export interface SelectEditorProps extends ValueEditorProps {
  choices: Choices;
  multiple: boolean;
  allowClear: boolean;
  allowSearch: boolean;
  allowInput: boolean;
  maxTagCount: number | undefined;
}

/** Chooses from what is known; a typed text becomes an option of its own where that is allowed, for as long as it is typed or chosen. */
export function SelectEditor({ value, aria, startOpen, placeholder, onChange, onBlur, choices, multiple, allowClear, ...settings }: SelectEditorProps) {
  const { allowSearch, allowInput, maxTagCount } = settings;
  const { options, error } = useSyncExternalStore(choices.subscribe, choices.state, choices.state);
  useEffect(() => choices.load(), [choices]);
  const [typed, setTyped] = useState('');
  const { list, find, findLabel } = options ?? noOptions;
  const free = typed.trim();
  const temporary = allowInput && free !== '' && !findLabel(free) && !find(free) ? [{ value: free, label: free, disabled: false }] : [];

  function handleChange(next: string | string[] | undefined) {
    setTyped('');
    // Stored as the option has it: a number stays one.
    if (Array.isArray(next)) onChange(joinValues(next));
    else onChange(next === undefined ? null : (find(next)?.value ?? next));
  }

  const stored = multiple ? splitValues(value) : value === null || value === undefined || value === '' ? undefined : String(value);
  return (
    <>
      <Select<string | string[]>
        {...aria}
        className={styles.antdEditor}
        {...(multiple && { mode: 'multiple', maxTagCount })}
        defaultOpen={startOpen}
        status={aria['aria-invalid'] ? 'error' : ''}
        value={stored}
        options={[...temporary, ...list].map((option) => ({ value: String(option.value), label: option.label, disabled: option.disabled }))}
        loading={!options && !error}
        allowClear={allowClear}
        showSearch={(allowSearch || allowInput) && { optionFilterProp: 'label', searchValue: typed, onSearch: setTyped }}
        placeholder={placeholder}
        popupMatchSelectWidth={false}
        // An empty list would only hide why it is.
        {...(error && list.length === 0 && { notFoundContent: null })}
        onChange={handleChange}
        onBlur={() => {
          setTyped('');
          onBlur();
        }}
      />
      {error && <ChoicesFailed error={error} onRetry={choices.load} />}
    </>
  );
}
