import { NumberInput, useSettings } from '@harrow/ui';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../form/Field.tsx';
import { type CheckLine, type CheckRow, limitsText } from './checkLine.ts';

interface MeasuredFieldProps {
  line: CheckLine;
  row: CheckRow;
  /** By field: `measuredValue`, `measuredText`. */
  errors: Readonly<Record<string, string>>;
  change: (patch: { measuredValue?: number | null; measuredText?: string | null }) => void;
  idOf: (field: string) => string;
  labelOf: (field: 'measuredValue' | 'measuredText') => string;
}

/** What was measured, with the limits it is judged by, or what was read as text. */
export function MeasuredField({ line, row, errors, change, idOf, labelOf }: MeasuredFieldProps) {
  const { t } = useTranslation('documents');
  const { language } = useSettings();
  if (line.valueType === 'text')
    return (
      <Field id={idOf('measuredText')} label={labelOf('measuredText')} error={errors['measuredText']}>
        {(control) => (
          <Input {...control} value={row.measuredText ?? ''} maxLength={50} onChange={({ target }) => change({ measuredText: target.value || null })} />
        )}
      </Field>
    );
  return (
    <Field
      id={idOf('measuredValue')}
      label={labelOf('measuredValue')}
      error={errors['measuredValue']}
      hint={t('checklist.limits', { range: limitsText(line, language) })}
    >
      {(control) => (
        <NumberInput
          {...control}
          size="large"
          value={row.measuredValue}
          decimals={2}
          suffix={line.unit}
          onChange={(value) => change({ measuredValue: value ?? null })}
        />
      )}
    </Field>
  );
}
