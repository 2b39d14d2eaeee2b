import type { Parameter } from '@harrow/api-client';
import { type Language, languageNames, LimitedInput, LimitedTextArea } from '@harrow/ui';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { LogoInput } from './LogoInput.tsx';

interface ParameterInputProps {
  id: string;
  parameter: Parameter;
  value: string;
  hasError: boolean;
  onChange: (value: string) => void;
}

/** Units with a name in each language; the others are signs. */
const named: ReadonlySet<string> = new Set(['d', 'h', 'min']);

/** Control of a parameter, by its type; read-only for users who may not change it. */
export function ParameterInput({ id, parameter, value, hasError, onChange }: ParameterInputProps) {
  const { t } = useTranslation('isystemConfig');
  const { type, options, min, max, maxLength, unit, editable } = parameter;
  const control = { id, value, disabled: !editable, ...(hasError && { status: 'error' as const }) };
  const suffix = unit === null ? undefined : named.has(unit) ? t(`unit.${unit as 'd' | 'h' | 'min'}`) : unit;
  if (type === 'picture') return <LogoInput id={id} parameter={parameter} />;
  if (type === 'choice')
    return (
      <Select
        {...control}
        style={{ inlineSize: '100%' }}
        showSearch={options.length > 10}
        options={options.map((option) => ({
          value: option,
          label: option === 'Y' ? t('yes') : option === 'N' ? t('no') : (languageNames[option as Language] ?? option),
        }))}
        onChange={onChange}
      />
    );
  if (type === 'text') {
    const isLong = (maxLength ?? 0) > 200;
    const text = { ...control, limit: maxLength ?? Infinity };
    return isLong ? (
      <LimitedTextArea {...text} autoSize={{ minRows: 2, maxRows: 8 }} onChange={(event) => onChange(event.target.value)} />
    ) : (
      <LimitedInput {...text} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <InputNumber<string>
      {...control}
      stringMode
      style={{ inlineSize: '100%' }}
      precision={type === 'integer' ? 0 : undefined}
      {...(min !== null && { min: String(min) })}
      {...(max !== null && { max: String(max) })}
      suffix={suffix}
      onChange={(typed) => onChange(typed ?? '')}
    />
  );
}
