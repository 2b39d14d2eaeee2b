import type { Parameter } from '@harrow/api-client';
import styles from './ConfigPage.module.css';
import type { Typed } from './parameters.ts';

/** Changes to be saved: old → new. */
export function ChangeList({ changes, typed }: { changes: readonly Parameter[]; typed: Typed }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ key, title, value }) => (
        <li key={key}>
          {title}: <span className={styles.old}>{value || '–'}</span> → <strong>{typed[key] || '–'}</strong>
        </li>
      ))}
    </ul>
  );
}
