import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ControlProps, groupOf } from './controlProps.ts';

interface YesNoControlProps {
  control: ControlProps;
  /** `Y` or `N`; null: not answered yet. */
  value: unknown;
  onChange: (value: string) => void;
}

/** Yes or no as two radio buttons, named by the label of their field. */
export function YesNoControl({ control, value, onChange }: YesNoControlProps): ReactNode {
  const { t } = useTranslation('shared');
  return (
    <Radio.Group
      {...groupOf(control)}
      value={value}
      options={[
        { value: 'Y', label: t('yes') },
        { value: 'N', label: t('no') },
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
