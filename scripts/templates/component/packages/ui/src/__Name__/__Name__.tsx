import type { ReactNode } from 'react';
import styles from './__Name__.module.css';

export interface __Name__Props {
  /** Content of the component. */
  children: ReactNode;
}

/** One sentence: what it is for. */
export function __Name__({ children }: __Name__Props) {
  return <div className={styles.__name__}>{children}</div>;
}
