import { packingListsList, partsDetail, type PartsStockItem, resultOf } from '@harrow/api-client';
import { DateText, formatNumber, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useGrant } from '../../shared/usePermission.ts';
import styles from './stock.module.css';

/** At most this many packing lists of one part. */
const most = 50;

/** Open orders of the part in the scope of the user, of whichever dealer. */
const orderedOf = ({ partsCode, dealerCode }: PartsStockItem) => ({
  queryKey: ['parts', 'openOrders', partsCode, dealerCode],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await resultOf(partsDetail({ query: { partsCode }, signal }))).openOrders.filter((order) => order.dealerCode === dealerCode),
});

/** Packing lists with the part that have left and are not received in full. */
const sentOf = ({ partsCode, dealerCode }: PartsStockItem) => ({
  queryKey: ['packingList', 'onTheWay', partsCode, dealerCode],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await resultOf(packingListsList({ query: { partsCode, dealerCode, status: 'shipped,pending_acceptance', pageSize: most }, signal }))).records,
});

/** What the dealer still gets of a part: open orders, and packing lists on their way. */
export function OnTheWay({ row }: { row: PartsStockItem }) {
  const { t } = useTranslation('partsStock');
  const { language } = useSettings();
  const [maySeeOrders, maySeeParts, maySeeLists] = [useGrant('partsOrder:query'), useGrant('parts:query'), useGrant('packingList:query')];
  const ordered = useQuery({ ...orderedOf(row), enabled: maySeeOrders && maySeeParts });
  const sent = useQuery({ ...sentOf(row), enabled: maySeeLists });
  const failed = [ordered, sent].find(({ error }) => error !== null);
  if (failed) return <CallFailure error={failed.error!} onRetry={() => void failed.refetch()} />;
  if (ordered.isLoading || sent.isLoading) return null;
  const orders = ordered.data ?? [];
  const lists = sent.data ?? [];
  if (orders.length === 0 && lists.length === 0) return <p>{t('onTheWay.none')}</p>;
  return (
    <ul className={styles.moves}>
      {lists.map(({ id, packingNo, status_dictText, eta }) => (
        <li key={id}>
          <span>
            <Link className="hw-link" to={`/parts/packingList/detail/${id}`}>
              {packingNo}
            </Link>
            <small>{status_dictText}</small>
          </span>
          <span className={styles.figures}>
            <small>{t('onTheWay.eta')}</small>
            <DateText value={eta} />
          </span>
        </li>
      ))}
      {orders.map(({ id, orderNo, qty, promisedDate }) => (
        <li key={id}>
          <span>
            <Link className="hw-link" to={`/parts/order/detail/${id}`}>
              {orderNo}
            </Link>
            {promisedDate !== null && (
              <small>
                {t('onTheWay.promised')} <DateText value={promisedDate} />
              </small>
            )}
          </span>
          <span className={styles.figures}>
            <b>{formatNumber(qty, language)}</b>
            <small>{t('onTheWay.open')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
