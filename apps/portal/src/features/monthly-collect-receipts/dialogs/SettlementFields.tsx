import { DateInput, DictSelect } from '@harrow/ui';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../shared/master/masterFields.tsx';

/** How a statement is settled, and on which day. */
export function SettlementFields() {
  const { t } = useTranslation('monthlyCollectReceipts');
  const required = useRequired();
  return (
    <>
      <p>{t('close.hint')}</p>
      <Form.Item name="settleMethod" label={t('field.settleMethod')} rules={required}>
        <DictSelect dict="settle_method" />
      </Form.Item>
      <Form.Item name="settleDate" label={t('field.settleDate')}>
        <DateInput max={dayjs().format('YYYY-MM-DD')} />
      </Form.Item>
    </>
  );
}
