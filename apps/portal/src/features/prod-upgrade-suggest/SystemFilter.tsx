import { clearable } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { systemsOf } from './suggests.ts';

/** A system among the filters of a list: those of the chosen product line, or all. */
export function SystemFilter() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const product = Form.useWatch<string | undefined>('secondProduct');
  const { data = [] } = useQuery(systemsOf(product ?? null));
  return (
    <Form.Item name="system" label={t('field.system')}>
      <Select allowClear={clearable} showSearch={{ optionFilterProp: 'label' }} options={data.map(({ value, text: label }) => ({ value, label }))} />
    </Form.Item>
  );
}

/** Name of a system; its code until the name is known. */
export function SystemName({ code }: { code: string }) {
  const { data } = useQuery(systemsOf(null));
  return <>{data?.find(({ value }) => value === code)?.text ?? code}</>;
}
