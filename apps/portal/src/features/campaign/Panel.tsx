import { type ReactNode, useId } from 'react';
import styles from './campaign.module.css';

interface PanelProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

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
