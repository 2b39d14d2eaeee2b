import type { ComponentProps } from 'react';
import styles from './stepDialog.module.css';

/** Amounts beside what is typed in the dialog of a step: a `div` with its `dt` and `dd` for each. */
export const StepTotals = (props: ComponentProps<'dl'>) => <dl {...props} className={styles.totals} />;
