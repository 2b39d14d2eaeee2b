import { useSettings } from '../HarrowProvider/settings.ts';
import { formatMoney, formatNumber } from './formatNumber.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  /** Full units with at most two decimals, as on the wire. */
  amount: number | null | undefined;
  /** Code written after the amount, e.g. `USD`. Leave out where a column head names it. */
  currency?: string;
  /** Semibold, for the deciding amount of a row or card. */
  strong?: boolean;
}

/** An amount in the digits of the user's language; negative amounts are red and carry a minus. */
export function Money({ amount, currency, strong }: MoneyProps) {
  const { language } = useSettings();
  const digits = formatMoney(amount, undefined, language);
  if (!digits) return <span>–</span>;
  const negative = amount! < 0 && formatNumber(amount, language, 2).startsWith('-');
  return (
    // A translation by the browser takes text nodes away from React, which would go on writing into them: amounts are not translated, and stand alone.
    <span className={`hw-number ${negative ? styles.negative : ''} ${strong ? styles.strong : ''}`} data-amount={negative ? 'negative' : ''} translate="no">
      <span>{digits}</span>
      {currency && <span className={styles.currency} data-currency>{`\u00a0${currency}`}</span>}
    </span>
  );
}
