import { type ReactNode, useContext } from 'react';
import { HiddenHeaderContext } from './headerContent.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Heading of the page. */
  title: ReactNode;
  /** Beside the title; usually a `StatusTag`. */
  status?: ReactNode;
  /** See `Breadcrumbs`. */
  breadcrumb?: ReactNode;
  /** At the right of the title: one filled button at most. */
  actions?: ReactNode;
  /** The page wants no head of its own (`hiddenHeaderContent` of its route): only the breadcrumb is shown. Default: what `HiddenHeaderContent` around it says, or false. */
  hiddenHeaderContent?: boolean;
  /** Below the title: what the page is for, the facts that identify the record. */
  children?: ReactNode;
}

/** Head of a page: breadcrumb, title with status, actions, content. Lists and documents have it already. */
export function PageHeader({ title, status, breadcrumb, actions, hiddenHeaderContent, children }: PageHeaderProps) {
  const isHiddenByRoute = useContext(HiddenHeaderContext);
  return (
    <header className={styles.head}>
      {breadcrumb}
      {(hiddenHeaderContent ?? isHiddenByRoute) ? (
        <h1 className="hw-hidden">{title}</h1>
      ) : (
        <>
          <div className={styles.line}>
            <div className={styles.name}>
              <h1>{title}</h1>
              {status}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {children && <div className={styles.text}>{children}</div>}
        </>
      )}
    </header>
  );
}
