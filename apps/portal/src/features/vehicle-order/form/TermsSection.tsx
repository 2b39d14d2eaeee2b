import { formatNumber, Money, ReadOnlyField, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../../documents/form/document/formKind.ts';
import { Field, Section, useDocument, useOrderRows, useValue } from '../vehicleOrderKind.ts';
import { totalsOf } from './orderRow.ts';
import { usePrices } from './usePrices.ts';

/** Currency, amount and deposit; once it is stored, what was paid of it. */
export function TermsSection() {
  const { t } = useTranslation('vehicleOrder');
  const order = useDocument();
  const isStored = order !== undefined && !mayEdit(order);
  return (
    <Section name="terms">
      <Field name="currency" hint={!order && t('currencyHint')} />
      <Field name="depositRatio" hint={!order && t('depositHint')} />
      {isStored ? (
        (['orderAmount', 'depositAmount', 'paidAmount', 'unpaidAmount'] as const).map((field) => (
          <ReadOnlyField key={field} label={t(`field.${field}`)}>
            <Money amount={order[field]} currency={order.currency} strong={field === 'orderAmount'} />
          </ReadOnlyField>
        ))
      ) : (
        <TotalsSoFar />
      )}
      <Field name="remark" rows={2} wide />
    </Section>
  );
}

function TotalsSoFar() {
  const { t } = useTranslation('vehicleOrder');
  const { language } = useSettings();
  const { rows } = useOrderRows();
  const currency = useValue('currency') ?? undefined;
  const { units, amount, deposit } = totalsOf(rows, usePrices(), useValue('depositRatio'));
  return (
    <>
      <ReadOnlyField label={t('field.numberOfOrders')}>{formatNumber(units, language)}</ReadOnlyField>
      <ReadOnlyField label={t('field.orderAmount')}>
        <Money amount={amount} currency={currency} strong />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.depositAmount')}>{deposit !== null && <Money amount={deposit} currency={currency} />}</ReadOnlyField>
    </>
  );
}
