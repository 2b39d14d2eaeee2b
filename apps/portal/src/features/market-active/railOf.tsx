import type { MarketActive } from '@harrow/api-client';
import { DateText, Money, ReadOnlyField, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { documentPath } from '../../shared/messages.ts';
import styles from './activity.module.css';
import { activityListing } from './activities.ts';

const dictionaries = {
  activityType: 'activity_type',
  country: 'country',
  currency: 'currency',
  stage: 'activity_stage',
  status: 'bill_status',
  settlementStatus: 'settlement_status',
};
const words = { docType: 'marketActive', namespace: 'marketActive', dictionaries };

type T = ReturnType<typeof useTranslation<'marketActive'>>['t'];

/** Panels beside an activity: its settlement, other activities of the dealer in the year with the support they use, and the change history. */
export const railOf = (activity: MarketActive, t: T) => ({
  changes: <MasterHistory id={activity.id} words={words} />,
  first: [
    ...(activity.settledAmount === null ? [] : [{ key: 'settlement', title: t('rail.settlement'), open: true, content: settlement(activity, t) }]),
    { key: 'year', title: t('rail.year'), open: true, content: ofYear(activity, t) },
  ],
});

function settlement({ settledAmount, currency, deductReason, feeNo, feeId, settlementStatus_dictText, statementNo }: MarketActive, t: T) {
  const path = documentPath({ docType: 'serviceFee', docId: feeId });
  return (
    <>
      <ReadOnlyField label={t('field.settledAmount')}>
        <Money amount={settledAmount} currency={currency} />
      </ReadOnlyField>
      {deductReason && <ReadOnlyField label={t('field.deductReason')}>{deductReason}</ReadOnlyField>}
      {feeNo && (
        <ReadOnlyField label={t('field.feeNo')}>
          {feeId && path ? (
            <Link className="hw-link" to={path}>
              {feeNo}
            </Link>
          ) : (
            feeNo
          )}
        </ReadOnlyField>
      )}
      {settlementStatus_dictText && <ReadOnlyField label={t('field.settlementStatus')}>{settlementStatus_dictText}</ReadOnlyField>}
      {statementNo && <ReadOnlyField label={t('field.statementNo')}>{statementNo}</ReadOnlyField>}
    </>
  );
}

const ofYear = ({ others, supportOfYear }: MarketActive, t: T) => (
  <>
    {supportOfYear.length > 0 && (
      <ReadOnlyField label={t('rail.supportUsed')}>
        {supportOfYear.map(({ currency, supportUsed }) => (
          <div key={currency}>
            <Money amount={supportUsed} currency={currency} />
          </div>
        ))}
      </ReadOnlyField>
    )}
    {others.length === 0 ? (
      <p>{t('rail.noOthers')}</p>
    ) : (
      <ul className={styles.others}>
        {others.map(({ id, activeNo, title, startDate, status, status_dictText, supportUsed, currency }) => (
          <li key={id}>
            <Link className="hw-link" to={`${activityListing.address}/detail/${id}`}>
              {title || activeNo}
            </Link>
            <div>
              <DateText value={startDate} /> <StatusTag color={toneOf(status)} text={status_dictText} />
              {supportUsed > 0 && (
                <>
                  {' '}
                  <Money amount={supportUsed} currency={currency} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
  </>
);
