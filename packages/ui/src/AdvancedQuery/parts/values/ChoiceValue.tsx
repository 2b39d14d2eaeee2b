import { Select } from 'antd';
import { DictSelect } from '../../../DictSelect/DictSelect.tsx';
import type { QueryOption, QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';

type ChoiceProps = Omit<QueryValueProps, 'field' | 'rule'>;

/** One or several of a list of options. */
export function OptionValue({ id, options, multiple, value, onChange, status = '', 'aria-label': label }: ChoiceProps & { options: readonly QueryOption[] }) {
  const { t } = useQueryTexts();
  return (
    <Select<string | string[]>
      id={id}
      allowClear
      aria-label={label}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('choicePlaceholder')}
      status={status}
      value={multiple ? value.split(',').filter((item) => item !== '') : value || undefined}
      options={options.map((option) => ({ value: option.value, label: option.text }))}
      onChange={(next) => onChange(Array.isArray(next) ? next.join(',') : (next ?? ''))}
    />
  );
}

/** One or several of a dictionary. */
export function DictionaryValue({ id, dict, multiple, value, onChange, status, 'aria-label': label }: ChoiceProps & { dict: string }) {
  const { t } = useQueryTexts();
  return (
    <DictSelect
      id={id}
      dict={dict}
      aria-label={label}
      style={{ width: '100%' }}
      {...(multiple && { mode: 'multiple' })}
      {...(status && { status })}
      placeholder={t('choicePlaceholder')}
      value={value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
