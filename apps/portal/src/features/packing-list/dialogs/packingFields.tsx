import { DateInput, DictSelect, LimitedInput, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../shared/master/masterFields.tsx';
import { todayIn } from '../../../shared/todayIn.ts';

const texts = [
  ['carrier', 100],
  ['blNo', 50],
  ['containerNo', 50],
  ['trackingNo', 50],
  ['customsNo', 50],
] as const;

/** How the goods travel; what is left empty stays as each packing list says it. */
export function TransportFields() {
  const { t } = useTranslation('packingList');
  return (
    <>
      <p>{t('ship.hint')}</p>
      <Form.Item name="shipMethod" label={t('field.shipMethod')}>
        <DictSelect dict="ship_method" />
      </Form.Item>
      {texts.map(([name, limit]) => (
        <Form.Item key={name} name={name} label={t(`field.${name}`)}>
          <LimitedInput limit={limit} />
        </Form.Item>
      ))}
      <Form.Item name="shipmentDate" label={t('field.shipmentDate')}>
        <DateInput max={todayIn()} />
      </Form.Item>
      <Form.Item name="eta" label={t('field.eta')}>
        <DateInput />
      </Form.Item>
    </>
  );
}

/** The new day of arrival, and why. */
export function EtaFields() {
  const { t } = useTranslation('packingList');
  const required = useRequired();
  return (
    <>
      <Form.Item name="eta" label={t('field.eta')} rules={required}>
        <DateInput />
      </Form.Item>
      <ReasonField />
    </>
  );
}

export function ReasonField() {
  const { t } = useTranslation('packingList');
  return (
    <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  );
}

/** Day of the arrival; never after today. */
export function ArrivedField() {
  const { t } = useTranslation('packingList');
  const required = useRequired();
  return (
    <Form.Item name="arrivedOn" label={t('field.arrivedOn')} rules={required}>
      <DateInput max={todayIn()} />
    </Form.Item>
  );
}
