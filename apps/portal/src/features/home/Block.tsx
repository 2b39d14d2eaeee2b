import type { ReactNode } from 'react';
import styles from './HomePage.module.css';

interface BlockProps {
  title: string;
  /** At the right of the title. */
  links?: ReactNode;
  /** Number of grey lines that hold the place until the answer comes. */
  waiting?: number | undefined;
  children?: ReactNode;
}

/** A part of the page with its lines. */
export function Block({ title, links, waiting, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {links && <span className={styles.links}>{links}</span>}
      </header>
      {waiting === undefined ? (
        children
      ) : (
        <div data-skeleton>
          {Array.from({ length: waiting }, (_, at) => (
            <div key={at} className={styles.line}>
              <i className={styles.grey} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
