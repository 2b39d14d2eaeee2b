import styles from './editors.module.css';

export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <span className={styles.progress}>
      <span role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} className={styles.bar}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{Math.round(percent)}%</span>
    </span>
  );
}
