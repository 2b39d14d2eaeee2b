import { ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDealerPicker } from '../../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { LazyUserPicker } from '../../../shared/pickers/users/LazyUserPicker.tsx';
import { Field, Section, useDocument, useValue } from '../vehicleOrderKind.ts';
import { orderTypes } from '../vehicleOrders.ts';

/** Terms that bring the machines to a port. */
const toPort: readonly (string | null)[] = ['FOB', 'CIF'];

/** The signed contract: dealer, number, delivery, and who is responsible. */
export function ContractSection() {
  const { t } = useTranslation('vehicleOrder');
  const order = useDocument();
  const { data: types } = useQuery(orderTypes);
  const needsPort = toPort.includes(useValue('tradeTerm')?.toUpperCase() ?? null);
  return (
    <Section name="contract">
      {order ? (
        <ReadOnlyField label={t('field.dealerName')}>{order.dealerName}</ReadOnlyField>
      ) : (
        <Field name="dealerCode" label={t('field.dealerName')}>
          {(control, value, change) => <LazyDealerPicker {...control} multiple={false} value={(value as string | null) ?? ''} onChange={change} />}
        </Field>
      )}
      <Field name="contractNo" />
      <Field name="contractSigningDate" />
      <Field name="orderType">
        {(control, value, change) => (
          <Select
            {...control}
            value={(value as string | null) ?? undefined}
            loading={!types}
            options={types?.filter(({ selectable }) => selectable === 'Y').map(({ value: type, text }) => ({ value: type, label: text }))}
            onChange={(type: string) => change(type)}
          />
        )}
      </Field>
      <Field name="deliveryMethod" />
      <Field name="tradeTerm" />
      <Field name="destinationPort" needed={needsPort} />
      <Field name="expectedShipDate" mayBeAhead hint={!order && t('shipDateHint')} />
      <Field name="salesBy">
        {(control, value, change) => <LazyUserPicker {...control} multiple={false} value={(value as string | null) ?? ''} onChange={change} />}
      </Field>
    </Section>
  );
}
