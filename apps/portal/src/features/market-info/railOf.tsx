import type { MarketInfo } from '@harrow/api-client';
import { DateText, Money, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import styles from './info.module.css';
import { reportListing } from './reports.ts';

const dictionaries = {
  infoType: 'market_info_type',
  country: 'country',
  currency: 'currency',
  secondProduct: 'product2',
  source: 'info_source',
  importance: 'priority',
  status: 'bill_status',
};
const words = { docType: 'marketInfo', namespace: 'marketInfo', dictionaries };

type T = ReturnType<typeof useTranslation<'marketInfo'>>['t'];

/** Panels beside a report: others on the same model, and the change history. */
export const railOf = (info: MarketInfo, t: T) => ({
  changes: <MasterHistory id={info.id} words={words} />,
  first: info.competitorModel === null ? [] : [{ key: 'sameModel', title: t('rail.sameModel'), open: true, content: sameModel(info, t) }],
});

function sameModel({ others }: MarketInfo, t: T) {
  if (others.length === 0) return <p>{t('rail.noOthers')}</p>;
  return (
    <ul className={styles.others}>
      {others.map(({ id, title, infoDate, dealerName, price, currency, status, status_dictText }) => (
        <li key={id}>
          <Link className="hw-link" to={`${reportListing.address}/detail/${id}`}>
            {title}
          </Link>
          <div>
            <DateText value={infoDate} /> {price !== null && currency !== null && <Money amount={price} currency={currency} />}{' '}
            <StatusTag color={toneOf(status)} text={status_dictText} />
          </div>
          <div className={styles.quiet}>{dealerName}</div>
        </li>
      ))}
    </ul>
  );
}
