import { Select } from 'antd';
import type { QueryValueProps } from '../AdvancedQuery.types.ts';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { comparableFields } from '../model/fields.ts';

/** Chooses the field with which a line compares its own. */
export function OtherField({ id, field, value, onChange, status = '', 'aria-label': label }: Omit<QueryValueProps, 'rule' | 'multiple'>) {
  const { t } = useQueryTexts();
  const { fields } = useBuilder();
  return (
    <Select
      id={id}
      aria-label={label}
      style={{ width: '100%' }}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('fieldPlaceholder')}
      status={status}
      // A field that is not offered any more shows by its name.
      value={value || undefined}
      options={comparableFields(field, fields).map((other) => ({ value: other.value, label: other.label }))}
      onChange={onChange}
    />
  );
}
