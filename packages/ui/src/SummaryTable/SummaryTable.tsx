import type { ReactNode } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { Money } from '../Money/Money.tsx';
import styles from './SummaryTable.module.css';

export interface SummaryRow {
  key: string;
  /** e.g. "Labour". */
  label: ReactNode;
  claimed: number;
  /** Undefined until reviewed. */
  approved?: number;
}

export interface SummaryTableProps {
  /** The lines, in order. */
  rows: SummaryRow[];
  /** One for all rows: amounts of different currencies are never added. */
  currency: string;
  /** Names the table. */
  label: string;
}

/** Claimed, approved and deducted amounts, with their sum. */
export function SummaryTable({ rows, currency, label }: SummaryTableProps) {
  const { t } = useTranslation('ui');
  const reviewed = rows.some((row) => row.approved !== undefined);
  const claimed = sum(rows.map((row) => row.claimed));
  const approved = sum(rows.map((row) => row.approved ?? 0));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${styles.scroll} hw-focusable`} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hw-hidden">{t('summary.item')}</span>
            </th>
            <th scope="col">{t('summary.claimed', { currency })}</th>
            <th scope="col">{t('summary.approved', { currency })}</th>
            <th scope="col">{t('summary.deducted', { currency })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <Amounts claimed={row.claimed} approved={row.approved} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('summary.total')}</th>
            <Amounts claimed={claimed} approved={reviewed ? approved : undefined} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Amounts({ claimed, approved }: { claimed: number; approved?: number }) {
  const deducted = approved === undefined ? undefined : sum([claimed, -approved]);
  return (
    <>
      <td>
        <Money amount={claimed} />
      </td>
      <td>
        <Money amount={approved} />
      </td>
      <td>
        <Money amount={deducted} />
      </td>
    </>
  );
}

/** Adds in hundredths, so that no binary fraction shows. */
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
