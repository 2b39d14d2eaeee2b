import { DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { SelectOption } from '../columns/selectColumn.tsx';
import type { ValueEditorProps } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import { OpenOnDemand } from './OpenOnDemand.tsx';

interface SelectEditorProps extends ValueEditorProps {
  options: readonly SelectOption[];
  allowClear: boolean;
  allowSearch: boolean;
  placeholder?: string | undefined;
}

export function SelectEditor({ value, aria, onChange, onBlur, options, allowClear, allowSearch, placeholder }: SelectEditorProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <OpenOnDemand
      aria={aria}
      popup="listbox"
      text={chosen?.label ?? (value as string | number | null | undefined)}
      placeholder={placeholder}
      icon={<DownOutlined />}
    >
      {(open) => (
        <Select
          {...aria}
          className={styles.antdEditor}
          autoFocus
          defaultOpen={open}
          status={aria['aria-invalid'] ? 'error' : ''}
          value={(value as string | number | null | undefined) ?? undefined}
          options={[...options]}
          allowClear={allowClear}
          showSearch={allowSearch && { optionFilterProp: 'label' }}
          placeholder={placeholder}
          popupMatchSelectWidth={false}
          onChange={(next: string | number | undefined) => onChange(next ?? null)}
          onBlur={onBlur}
        />
      )}
    </OpenOnDemand>
  );
}
