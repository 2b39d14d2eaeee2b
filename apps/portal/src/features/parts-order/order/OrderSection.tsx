import { ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../shared/todayIn.ts';
import { Field, Section, useDocument, useValue } from '../partsOrderKind.ts';
import { orderTypes } from '../partsOrders.ts';
import { OrderVin } from './OrderVin.tsx';
import { useOrderType } from './useTerms.ts';

/** Type of the order, and what a type asks for: a reason and a machine, or a claim. */
export function OrderSection() {
  const { t } = useTranslation('partsOrder');
  const order = useDocument();
  const { data: types } = useQuery(orderTypes);
  const needs = useOrderType()?.needs ?? [];
  const [reason, vin, claimNo] = [useValue('urgentReason'), useValue('vin'), useValue('claimNo')];
  return (
    <Section name="order">
      <Field name="orderType" text={() => order?.orderType_dictText}>
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
      <Field name="dealerRef" />
      <Field name="requiredDate" mayBeAhead earliest={todayIn()} />
      {(needs.includes('reason') || reason !== null) && (
        <>
          <Field name="urgentReason" needed={needs.includes('reason')} />
          <Field name="urgentNote" rows={2} wide />
        </>
      )}
      {(needs.includes('vin') || vin !== null) && <OrderVin needed={needs.includes('vin')} />}
      {(needs.includes('claim') || claimNo !== null) && <Field name="claimNo" needed={needs.includes('claim')} hint={t('claimHint')} />}
      <Field name="contractNo" />
      {order?.sourceClaimNo && <ReadOnlyField label={t('field.sourceClaimNo')}>{order.sourceClaimNo}</ReadOnlyField>}
    </Section>
  );
}
