import type { CompetitorPrice } from '@harrow/api-client';
import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { keyOf } from './courseOf.ts';
import styles from './prices.module.css';

interface PriceTableProps {
  rows: readonly CompetitorPrice[];
  /** Key of the row whose course is shown. */
  shown: string;
  onShow: (row: CompetitorPrice) => void;
}

const amounts = ['min', 'median', 'max', 'last'] as const;

/** Reported prices by model, country and currency. */
export function PriceTable({ rows, shown, onShow }: PriceTableProps) {
  const { t } = useTranslation('marketInfo');
  const { language } = useSettings();
  const withOurs = rows.some((row) => row.ours !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('prices.brandModel')}</th>
          <th scope="col">{t('field.country')}</th>
          <th scope="col">{t('prices.count')}</th>
          {amounts.map((name) => (
            <th key={name} scope="col">
              {t(`prices.${name}`)}
            </th>
          ))}
          <th scope="col">{t('prices.lastDate')}</th>
          {withOurs && <th scope="col">{t('prices.ours')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} aria-current={keyOf(row) === shown || undefined}>
            <th scope="row">
              <button type="button" className="hw-link" title={t('prices.show')} onClick={() => onShow(row)}>
                {row.brand} {row.model}
              </button>
            </th>
            <td>{row.country_dictText}</td>
            <td>{formatNumber(row.count, language)}</td>
            {amounts.map((name) => (
              <td key={name}>
                <Money amount={row[name]} currency={row.currency} />
              </td>
            ))}
            <td>
              <DateText value={row.lastDate} />
            </td>
            {withOurs && <td>{row.ours && <OurPrice ours={row.ours} currency={row.currency} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** List price of our nearest model, with its name. */
function OurPrice({ ours, currency }: { ours: NonNullable<CompetitorPrice['ours']>; currency: string }) {
  return (
    <>
      <Money amount={ours.price} currency={currency} />
      <small className={styles.own}>{ours.fourthProduct_dictText}</small>
    </>
  );
}
