import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from '../dashboard.module.css';

export interface FigureLine {
  key: string;
  label: string;
  value: ReactNode;
  note?: string;
  isLate?: boolean;
  /** The list that finds what it counts. Default: there is none. */
  to?: string | undefined;
}

interface FigureCardProps {
  title: string;
  lines: readonly FigureLine[];
  /** Shown where there are no lines. Default: the card is empty. */
  none?: string;
}

/** Numbers about one subject; each opens what it counts. */
export function FigureCard({ title, lines, none }: FigureCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && none !== undefined && <p className={styles.none}>{none}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, label, value, note, isLate = false, to }, at) => (
          <li key={key}>
            <span id={`${id}-${at}`} className={styles.name}>
              {label}
            </span>
            <span className={styles.value}>
              {to === undefined ? (
                <span>{value}</span>
              ) : (
                // Read with the line that it stands in.
                <Link id={`${id}-${at}-value`} className={isLate ? styles.lateLink : 'hw-link'} to={to} aria-labelledby={`${id}-${at} ${id}-${at}-value`}>
                  {value}
                </Link>
              )}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
