/** What can be done with several machines at once. */
import type { VehicleItem } from '@harrow/api-client';
import { type BatchAction, DateInput } from '@harrow/ui';
import dayjs from 'dayjs';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SubDealerSelect } from '../../shared/dealers.tsx';
import { useRequired } from '../../shared/masterFields.tsx';
import { apportionVehicles, type Apportionment, mayApportion, mayScrap, scrapVehicles } from './vehicles.ts';

const day = (): string => dayjs().format('YYYY-MM-DD');

function ApportionFields() {
  const { t } = useTranslation('vehicle');
  const required = useRequired();
  return (
    <>
      <Form.Item name="subDealerCode" label={t('field.subDealerName')} extra={t('batch.toDealer')}>
        <SubDealerSelect placeholder={t('batch.ownStock')} />
      </Form.Item>
      <Form.Item name="apportionDate" label={t('batch.apportionDate')} rules={required}>
        <DateInput max={day()} />
      </Form.Item>
      <Form.Item name="remark" label={t('batch.remark')}>
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  );
}

function ScrapFields() {
  const { t } = useTranslation('vehicle');
  return (
    <Form.Item name="reason" label={t('batch.reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('batch.reasonNeeded') }]}>
      <Input.TextArea maxLength={500} rows={2} />
    </Form.Item>
  );
}

/** Handing machines in stock to a sub-dealer, or back. */
export const apportionment = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'apportion',
  label: t('batch.apportion'),
  fields: <ApportionFields />,
  initialValues: { apportionDate: day() },
  preview: (ids) => mayApportion(ids, day()),
  run: (ids, values) => apportionVehicles(ids, values as Apportionment),
});

/** Taking machines out of use. */
export const scrapping = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'scrap',
  label: t('batch.scrap'),
  danger: true,
  fields: <ScrapFields />,
  preview: mayScrap,
  run: (ids, { reason }) => scrapVehicles(ids, String(reason)),
});
