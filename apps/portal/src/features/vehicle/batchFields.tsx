import { DateInput, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../shared/master/masterFields.tsx';
import { SubDealerSelect } from '../../shared/pickers/dealers/SubDealerSelect.tsx';
import dayjs from 'dayjs';

export function ApportionFields() {
  const { t } = useTranslation('vehicle');
  const required = useRequired();
  return (
    <>
      <Form.Item name="subDealerCode" label={t('field.subDealerName')} extra={t('batch.toDealer')}>
        <SubDealerSelect placeholder={t('batch.ownStock')} />
      </Form.Item>
      <Form.Item name="apportionDate" label={t('batch.apportionDate')} rules={required}>
        <DateInput max={dayjs().format('YYYY-MM-DD')} />
      </Form.Item>
      <Form.Item name="remark" label={t('batch.remark')}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
    </>
  );
}

/** Arrival date of machines; never after today. */
export function ArrivalFields() {
  const { t } = useTranslation('vehicle');
  const required = useRequired();
  return (
    <>
      <Form.Item name="arrivalDate" label={t('field.arrivalDate')} rules={required} extra={t('arriveHint')}>
        <DateInput max={dayjs().format('YYYY-MM-DD')} />
      </Form.Item>
      <Form.Item name="remark" label={t('batch.remark')}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
    </>
  );
}

/** Start of the warranty of machines without a registered handover, with the reason. */
export function WarrantyStartFields() {
  const { t } = useTranslation('vehicle');
  const required = useRequired();
  return (
    <>
      <Form.Item name="startDate" label={t('startWarranty.startDate')} rules={required} extra={t('startWarranty.hint')}>
        <DateInput max={dayjs().format('YYYY-MM-DD')} />
      </Form.Item>
      <ReasonField />
    </>
  );
}

export function ScrapFields() {
  return <ReasonField />;
}

function ReasonField() {
  const { t } = useTranslation('vehicle');
  return (
    <Form.Item name="reason" label={t('batch.reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('batch.reasonNeeded') }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  );
}
