import type { ReactNode } from 'react';
import { useReview } from '../reviewInHand.ts';
import styles from './photos.module.css';

/** Around the page of a document that is reviewed by its photos: while it is, the rail makes room for them. */
export function ReviewFrame({ children }: { children: ReactNode }) {
  return <div className={useReview().isOpen ? styles.review : undefined}>{children}</div>;
}
