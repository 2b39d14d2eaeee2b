import { DateInput } from '@harrow/ui';
import { Form, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { HiddenFields } from '../../shared/HiddenFields.tsx';

const names = ['period_begin', 'period_end'] as const;

/** A filter by the first and the last month, `yyyy-MM`. */
export function MonthsFilter() {
  const { t } = useTranslation('monthlyCollectReceipts');
  const form = Form.useFormInstance<Record<string, string | undefined>>();
  const [begin, end] = names;
  const from = Form.useWatch<string | undefined>(begin, form);
  const until = Form.useWatch<string | undefined>(end, form);
  return (
    <>
      <HiddenFields names={[...names]} />
      <Form.Item label={t('field.period')}>
        <Space.Compact style={{ width: 240 }}>
          <DateInput
            picker="month"
            onDemand
            aria-label={t('list.firstMonth')}
            placeholder={t('list.firstMonth')}
            value={from ?? null}
            onChange={(month) => form.setFieldsValue({ [begin]: month })}
            {...(until !== undefined && { max: `${until}-01` })}
          />
          <DateInput
            picker="month"
            onDemand
            aria-label={t('list.lastMonth')}
            placeholder={t('list.lastMonth')}
            value={until ?? null}
            onChange={(month) => form.setFieldsValue({ [end]: month })}
            {...(from !== undefined && { min: `${from}-01` })}
          />
        </Space.Compact>
      </Form.Item>
    </>
  );
}
