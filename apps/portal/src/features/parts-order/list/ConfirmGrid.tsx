import type { PartsOrderConfirmLine, PartsOrderItem } from '@harrow/api-client';
import { formatNumber, PageSkeleton, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { confirmPreview } from '../partsOrders.ts';
import styles from './list.module.css';

/** What a confirmation as far as stock allows will do: each line with what is wanted, what is there, and what becomes a backorder. */
export function ConfirmGrid({ orders }: { orders: readonly PartsOrderItem[] }) {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  const failureText = useFailureText();
  const { data, error } = useQuery(confirmPreview(orders.map(({ id }) => id)));
  if (error) return <Alert type="error" showIcon title={failureText(error)} />;
  if (!data) return <PageSkeleton />;
  const number = (value: number): string => formatNumber(value, language);
  const cells = (line: PartsOrderConfirmLine) => [line.wantedQty, line.availableQty, line.confirmedQty, line.backorderQty];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
    <div className={`${styles.scroll} hw-focusable`} tabIndex={0} role="group" aria-label={t('confirm.preview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field.orderNo')}</th>
            <th scope="col">{t('field.lines.partsCode')}</th>
            <th scope="col">{t('field.lines.partsName')}</th>
            {[t('confirm.wanted'), t('confirm.available'), t('field.lines.confirmedQty'), t('field.lines.backorderQty')].map((title) => (
              <th key={title} scope="col" className={styles.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <tr key={line.lineId} data-short={line.backorderQty > 0 || undefined}>
              <td>{line.orderNo}</td>
              <td>{line.partsCode}</td>
              <td className={styles.name}>{line.partsName}</td>
              {cells(line).map((value, index) => (
                // Their number and order are those of the heading.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className={styles.number}>
                  {number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
