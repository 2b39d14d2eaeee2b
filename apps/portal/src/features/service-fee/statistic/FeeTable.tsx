import type { ServiceFeeStatistic } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './statistic.module.css';

interface FeeTableProps {
  rows: ServiceFeeStatistic['byProduct'];
  /** Address of the fees of a row. */
  linkTo: (filter: object) => string;
}

/** Fees by product line; each leads to its fees. */
export function FeeTable({ rows, linkTo }: FeeTableProps) {
  const { t } = useTranslation('serviceFee');
  const { language } = useSettings();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field.secondProduct')}</th>
            {(['count', 'amount', 'settled', 'settling', 'unsettled'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`statistic.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.secondProduct ?? ''}>
              <th scope="row">
                <Link className="hw-link" to={linkTo(row.filter)}>
                  {row.secondProduct_dictText ?? t('statistic.noProduct')}
                </Link>
              </th>
              <td>{formatNumber(row.count, language)}</td>
              {(['amount', 'settled', 'settling', 'unsettled'] as const).map((name) => (
                <td key={name}>
                  <Money amount={row[name]} currency={row.currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
