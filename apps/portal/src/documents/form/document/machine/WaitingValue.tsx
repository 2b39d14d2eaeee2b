import styles from '../form.module.css';

/** In the place of a value of a machine that is looked up: as high as a line of text. */
export const WaitingValue = () => <i className={styles.waiting} aria-hidden="true" />;
