import type { ClaimOfPart, FaultOfPart, OpenOrderOfPart, PartPricePeriod, PartStock, PartUse } from '@harrow/api-client';
import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { meaningOf } from '../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../shared/meaning/MeaningTag.tsx';
import { PartTable } from './PartTable.tsx';
import styles from './part.module.css';

/** Prices by currency and period. */
export function PricesOfPart({ prices }: { prices: readonly PartPricePeriod[] }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  return (
    <PartTable
      label={t('tab.prices')}
      rows={prices}
      keyOf={({ currency, validFrom }) => `${currency} ${validFrom}`}
      none={t('noPrice')}
      columns={[
        { key: 'validFrom', title: t('field.validFrom'), show: ({ validFrom }) => <DateText value={validFrom} /> },
        { key: 'validTo', title: t('field.validTo'), show: ({ validTo }) => <DateText value={validTo} /> },
        { key: 'price', title: t('listPrice'), right: true, show: ({ price, currency }) => <Money amount={price} currency={currency} /> },
        { key: 'factor', title: t('field.factor'), right: true, show: ({ factor }) => formatNumber(factor, language) },
        { key: 'unitPrice', title: t('field.unitPrice'), right: true, show: ({ unitPrice, currency }) => <Money amount={unitPrice} currency={currency} /> },
      ]}
    />
  );
}

/** The own shelves; for the maker's staff the maker's. */
export function StockOfPart({ stock }: { stock: readonly PartStock[] }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  const isOwn = stock.some(({ shippingQty }) => shippingQty !== null);
  const quantity = (name: 'inventoryQty' | 'lockedQty' | 'availableQty' | 'shippingQty') => ({
    key: name,
    title: t(`stock.${name}`),
    right: true,
    show: (row: PartStock) => formatNumber(row[name], language),
  });
  return (
    <PartTable
      label={t('tab.stock')}
      rows={stock}
      keyOf={({ warehouse }) => warehouse}
      none={t('stock.none')}
      columns={[
        { key: 'warehouse', title: t('stock.warehouse'), show: ({ warehouse, warehouseName }) => `${warehouse} ${warehouseName}` },
        { key: 'bin', title: t('stock.bin'), show: ({ binLocation }) => binLocation ?? '–' },
        quantity('inventoryQty'),
        quantity('lockedQty'),
        quantity('availableQty'),
        ...(isOwn ? [quantity('shippingQty')] : []),
      ]}
    />
  );
}

/** Products that the part fits. */
export function UsesOfPart({ uses }: { uses: readonly PartUse[] }) {
  const { t } = useTranslation('parts');
  if (uses.length === 0) return <p className={styles.quiet}>{t('allLines')}</p>;
  return (
    <ul className={styles.uses} aria-label={t('tab.used')}>
      {uses.map(({ product, text }) => (
        <li key={product}>{text}</li>
      ))}
    </ul>
  );
}

/** Faults for which the part was used. */
export function FaultsOfPart({ faults }: { faults: readonly FaultOfPart[] }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  if (faults.length === 0) return null;
  return (
    <PartTable
      label={t('faults.title')}
      rows={faults}
      keyOf={({ bugCode }) => bugCode}
      none=""
      columns={[
        { key: 'text', title: t('faults.title'), show: ({ bugCode, text }) => `${bugCode} ${text}` },
        { key: 'count', title: t('tab.claims'), right: true, show: ({ count }) => formatNumber(count, language) },
      ]}
    />
  );
}

/** The last claims with the part. */
export function ClaimsOfPart({ claims }: { claims: readonly ClaimOfPart[] }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  return (
    <PartTable
      label={t('tab.claims')}
      rows={claims}
      keyOf={({ id }) => id}
      none={t('claims.none')}
      columns={[
        {
          key: 'claimNo',
          title: t('claims.claimNo'),
          show: ({ id, claimNo }) => (
            <Link className="hw-link" to={`/service/warrantyClaim/detail/${id}`}>
              {claimNo}
            </Link>
          ),
        },
        {
          key: 'status',
          title: t('claims.status'),
          show: (claim) => <MeaningTag meaning={meaningOf(claim)} status={claim.status} text={claim.status_dictText} />,
        },
        { key: 'vin', title: t('claims.machine'), show: ({ vin }) => vin },
        { key: 'dealer', title: t('dealer'), show: ({ dealerName }) => dealerName },
        { key: 'repaired', title: t('claims.repaired'), show: ({ repairDate }) => <DateText value={repairDate} /> },
        { key: 'qty', title: t('quantity'), right: true, show: ({ qty }) => formatNumber(qty, language) },
      ]}
    />
  );
}

/** Orders that wait for the part. */
export function OrdersOfPart({ orders }: { orders: readonly OpenOrderOfPart[] }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  return (
    <PartTable
      label={t('tab.orders')}
      rows={orders}
      keyOf={({ id }) => id}
      none={t('orders.none')}
      columns={[
        {
          key: 'orderNo',
          title: t('orders.orderNo'),
          show: ({ id, orderNo }) => (
            <Link className="hw-link" to={`/parts/order/detail/${id}`}>
              {orderNo}
            </Link>
          ),
        },
        { key: 'dealer', title: t('dealer'), show: ({ dealerName }) => dealerName },
        { key: 'qty', title: t('orders.open'), right: true, show: ({ qty }) => formatNumber(qty, language) },
        { key: 'promised', title: t('orders.promised'), show: ({ promisedDate }) => <DateText value={promisedDate} /> },
      ]}
    />
  );
}
