import { DateText, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Section, useDocument } from '../partsOrderKind.ts';
import styles from './record.module.css';

/** Ledger lines of the order: what was charged to the parts account, and what was given back. */
export function PaymentsSection() {
  const { t } = useTranslation('partsOrder');
  const { payments = [] } = useDocument() ?? {};
  if (payments.length === 0) return null;
  return (
    <Section name="payments">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways by keys */}
      <div data-wide className={`${styles.scroll} hw-focusable`} tabIndex={0} role="group" aria-label={t('section.payments')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['entryNo', 'feeDate', 'feeType', 'direction'] as const).map((field) => (
                <th key={field} scope="col">
                  {t(`field.payments.${field}`)}
                </th>
              ))}
              {(['amount', 'balanceAfter'] as const).map((field) => (
                <th key={field} scope="col" className={styles.number}>
                  {t(`field.payments.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map(({ id, entryNo, feeDate, feeType_dictText, direction_dictText, direction, amount, balanceAfter, currency }) => (
              <tr key={id}>
                <td>{entryNo}</td>
                <td>
                  <DateText value={feeDate} />
                </td>
                <td>{feeType_dictText}</td>
                <td>{direction_dictText}</td>
                <td className={styles.number}>
                  <Money amount={direction === 'out' ? -amount : amount} currency={currency} />
                </td>
                <td className={styles.number}>
                  <Money amount={balanceAfter} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
