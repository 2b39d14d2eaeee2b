import type { HomeMoney } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { Link } from 'react-router-dom';
import styles from './MoneyLines.module.css';

/** Sums of money by kind and currency; each opens the list that it sums up. */
export const MoneyLines = ({ lines }: { lines: readonly HomeMoney[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, text, sums }) => (
      <li key={key}>
        <span>{text}</span>
        <span className={styles.sums}>
          {sums.map(({ currency, amount, link }) => (
            <Link key={currency} className={styles.sum} to={link} aria-label={`${text} ${currency}`}>
              <Money amount={amount} currency={currency} strong />
            </Link>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
