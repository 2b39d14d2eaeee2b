import type { PartsStockItem } from '@harrow/api-client';
import { DateInput, FieldGrid, LimitedInput, NumberInput } from '@harrow/ui';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { reserve } from '../stock.ts';
import { written } from './lineColumns.ts';

interface Reservation {
  qty: number;
  reason: string;
  until: string;
  vin?: string;
}

/** How long a reservation is proposed for. */
const usualDays = 14;

/** Sets parts aside for a customer or a machine. */
export function ReserveDialog({ row, onSaved, onClose }: { row: PartsStockItem; onSaved: () => void; onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  const needed = [{ required: true, message: t('needed') }];
  return (
    <EditDialog<Reservation>
      title={t('reserve.title', { code: row.partsCode })}
      okText={t('work.reserve')}
      initialValues={{ until: dayjs().add(usualDays, 'day').format('YYYY-MM-DD') }}
      save={({ vin, ...values }) => reserve({ id: row.id, ...values, vin: written(vin) })}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Form.Item name="qty" label={t('reserve.qty', { n: row.availableQty })} rules={needed}>
          <NumberInput min={0} autoFocus />
        </Form.Item>
        <Form.Item name="until" label={t('field.until')} rules={needed}>
          <DateInput min={dayjs().format('YYYY-MM-DD')} />
        </Form.Item>
        <Form.Item name="reason" label={t('field.reason')} rules={[{ required: true, whitespace: true, message: t('needed') }]}>
          <LimitedInput limit={200} />
        </Form.Item>
        <Form.Item name="vin" label={t('field.vin')}>
          <LimitedInput limit={17} />
        </Form.Item>
      </FieldGrid>
    </EditDialog>
  );
}
