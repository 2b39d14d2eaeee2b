import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** See `Breadcrumbs`. */
  breadcrumb?: ReactNode;
  /** At the right of the title: the one main action. */
  actions?: ReactNode;
  /** The page wants no head of its own (`hiddenHeaderContent` of its menu item): only the breadcrumb is shown. Default false. */
  hiddenHeaderContent?: boolean;
  /** Below the title: what the page is for, the facts that identify the record. */
  children?: ReactNode;
}

/** Head of a page that has none by itself: breadcrumb, title, actions, content. */
export function PageHeader({ title, breadcrumb, actions, hiddenHeaderContent = false, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      {breadcrumb}
      {hiddenHeaderContent ? (
        <h1 className="hw-hidden">{title}</h1>
      ) : (
        <>
          <div className={styles.line}>
            <h1>{title}</h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {children && <div className={styles.text}>{children}</div>}
        </>
      )}
    </header>
  );
}
