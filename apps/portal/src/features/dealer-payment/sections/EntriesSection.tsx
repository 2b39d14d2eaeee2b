import { DateText, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Section, useDocument } from '../paymentKind.ts';
import styles from './sections.module.css';

/** The lines that a payment has booked, and those that reverse them. */
export function EntriesSection() {
  const { t } = useTranslation('dealerPayment');
  const { entries = [] } = useDocument() ?? {};
  if (entries.length === 0) return null;
  return (
    <Section name="entries">
      <div data-wide className={styles.scroll}>
        <table className={styles.entries} aria-label={t('section.entries')}>
          <thead>
            <tr>
              <th scope="col">{t('field.entryNo')}</th>
              <th scope="col">{t('field.feeDate')}</th>
              <th scope="col">{t('field.accountType')}</th>
              <th scope="col">{t('field.feeType')}</th>
              <th scope="col" className={styles.number}>
                {t('field.inAmount')}
              </th>
              <th scope="col" className={styles.number}>
                {t('field.outAmount')}
              </th>
              <th scope="col" className={styles.number}>
                {t('field.balanceAfter')}
              </th>
              <th scope="col">{t('field.remark')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{entry.entryNo}</td>
                <td>
                  <DateText value={entry.feeDate} />
                </td>
                <td>{entry.accountType_dictText}</td>
                <td>{entry.feeType_dictText}</td>
                <td className={styles.number}>{entry.inAmount === null ? '–' : <Money amount={entry.inAmount} currency={entry.currency} />}</td>
                <td className={styles.number}>{entry.outAmount === null ? '–' : <Money amount={entry.outAmount} currency={entry.currency} />}</td>
                <td className={styles.number}>
                  <Money amount={entry.balanceAfter} currency={entry.currency} />
                </td>
                <td>
                  {entry.reversesEntryNo === null
                    ? (entry.remark ?? '–')
                    : [t('ledger.reverses', { no: entry.reversesEntryNo }), entry.remark].filter(Boolean).join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
