import type { ReactNode } from 'react';
import styles from './WrapperLayout.module.css';

export interface WrapperLayoutProps {
  /** Name of the application. */
  productName: string;
  /** Tagline of the product, below its name. */
  claim?: ReactNode;
  /** Mark beside the name, 40 × 40 px. */
  logo?: ReactNode;
  /** Fills the space beside the form, or a band of 168 px above it on narrow screens. Decoration only: screen readers pass it by. */
  picture?: ReactNode;
  /** At the lower end: languages, links. */
  foot?: ReactNode;
  /** One form or text, headed by an `<h1>`. */
  children: ReactNode;
}

/**
 * Layout of pages before the login: sign-in, registration, forgotten password. It uses `--hw-…` variables alone
 * and needs neither `HarrowProvider` nor antd, so that the first page of an application stays light.
 */
export function WrapperLayout({ productName, claim, logo, picture, foot, children }: WrapperLayoutProps) {
  return (
    <div className={styles.layout} data-with-picture={picture !== undefined || undefined}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <main className={styles.side}>
        <div className={styles.form}>
          <header className={styles.head}>
            {logo}
            <div className={styles.words}>
              <p className={styles.product}>{productName}</p>
              {claim !== undefined && <p className={styles.claim}>{claim}</p>}
            </div>
          </header>
          {children}
        </div>
        {foot}
      </main>
    </div>
  );
}
