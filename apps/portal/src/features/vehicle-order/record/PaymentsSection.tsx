import { DateText, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';
import { Section, useDocument } from '../vehicleOrderKind.ts';

/** Ledger lines of the order: what was charged to the vehicle account, and what was given back. */
export function PaymentsSection() {
  const { t } = useTranslation('vehicleOrder');
  const { payments = [] } = useDocument() ?? {};
  if (payments.length === 0) return null;
  return (
    <Section name="payments">
      <RecordTable
        label={t('section.payments')}
        columns={[
          { key: 'entryNo', title: t('payments.entryNo') },
          { key: 'feeDate', title: t('field.feeDate') },
          { key: 'direction', title: t('payments.direction') },
          { key: 'amount', title: t('field.amount'), isNumber: true },
          { key: 'balanceAfter', title: t('payments.balanceAfter'), isNumber: true },
        ]}
        rows={payments.map(({ id, entryNo, feeDate, direction, direction_dictText, amount, balanceAfter, currency }) => ({
          id,
          cells: {
            entryNo,
            feeDate: <DateText value={feeDate} />,
            direction: direction_dictText,
            amount: <Money amount={direction === 'out' ? -amount : amount} currency={currency} />,
            balanceAfter: <Money amount={balanceAfter} currency={currency} />,
          },
        }))}
      />
    </Section>
  );
}
