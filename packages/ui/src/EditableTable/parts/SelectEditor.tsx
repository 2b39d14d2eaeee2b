import { Select } from 'antd';
import type { SelectOption } from '../columns/selectColumn.tsx';
import type { ValueEditorProps } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';

interface SelectEditorProps extends ValueEditorProps {
  options: readonly SelectOption[];
  allowClear: boolean;
  allowSearch: boolean;
  placeholder?: string | undefined;
}

export function SelectEditor({ value, aria, startOpen, onChange, onBlur, options, allowClear, allowSearch, placeholder }: SelectEditorProps) {
  return (
    <Select
      {...aria}
      className={styles.antdEditor}
      defaultOpen={startOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      value={(value as string | number | null | undefined) ?? undefined}
      options={[...options]}
      allowClear={allowClear}
      showSearch={allowSearch && { optionFilterProp: 'label' }}
      placeholder={placeholder}
      popupMatchSelectWidth={false}
      suffixIcon={<span className={styles.pickerIcon} />}
      onChange={(next: string | number | undefined) => onChange(next ?? null)}
      onBlur={onBlur}
    />
  );
}
