import { type ReactNode, useId } from 'react';
import styles from './campaign.module.css';

interface PanelProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

interface WideTableProps {
  /** Name of the table for screen readers. */
  label: string;
  children: ReactNode;
}

/** A table that scrolls to the side where it does not fit, also with the keys. */
export const WideTable = ({ label, children }: WideTableProps) => (
  // Wider than the page, it is scrolled by keys as well.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className={`${styles.scroll} hw-focusable`}>
    <table className={styles.table}>{children}</table>
  </div>
);

/** A part of a tab. */
export function Panel({ title, description, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description && <p className={styles.quiet}>{description}</p>}
      {children}
    </section>
  );
}
