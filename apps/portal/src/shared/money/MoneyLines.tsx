import type { HomeMoney } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './MoneyLines.module.css';

/** Sums of money by kind and currency; each opens the list that it sums up. */
export function MoneyLines({ lines }: { lines: readonly HomeMoney[] }) {
  const id = useId();
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, text, sums }) => (
        <li key={key}>
          <span id={id + key}>{text}</span>
          <span className={styles.sums}>
            {sums.map(({ currency, amount, link }) => (
              // Read with the line that it stands in.
              <Link key={currency} id={id + key + currency} className={styles.sum} to={link} aria-labelledby={`${id + key} ${id + key + currency}`}>
                <Money amount={amount} currency={currency} strong />
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
