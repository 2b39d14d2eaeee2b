import { DateText, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Section, useDocument } from '../partsOrderKind.ts';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';

/** Ledger lines of the order: what was charged to the parts account, and what was given back. */
export function PaymentsSection() {
  const { t } = useTranslation('partsOrder');
  const { payments = [] } = useDocument() ?? {};
  if (payments.length === 0) return null;
  return (
    <Section name="payments">
      <RecordTable
        label={t('section.payments')}
        columns={[
          { key: 'entryNo', title: t('payments.entryNo') },
          { key: 'feeDate', title: t('payments.feeDate') },
          { key: 'feeType', title: t('payments.feeType') },
          { key: 'direction', title: t('payments.direction') },
          { key: 'amount', title: t('payments.amount'), isNumber: true },
          { key: 'balanceAfter', title: t('payments.balance'), isNumber: true },
        ]}
        rows={payments.map(({ id, entryNo, feeDate, feeType_dictText: feeType, direction, direction_dictText, amount, balanceAfter, currency }) => ({
          id,
          cells: {
            entryNo,
            feeDate: <DateText value={feeDate} />,
            feeType,
            direction: direction_dictText,
            amount: <Money amount={direction === 'out' ? -amount : amount} currency={currency} />,
            balanceAfter: <Money amount={balanceAfter} currency={currency} />,
          },
        }))}
      />
    </Section>
  );
}
