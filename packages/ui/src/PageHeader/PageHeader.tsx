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
  /** Rank of the heading: 2 for a list that is part of a page. Default 1. */
  level?: 1 | 2;
  /** Below the title: what the page is for, the facts that identify the record. */
  children?: ReactNode;
}

/** Head of a page: breadcrumb, title with status, actions, content. Lists and documents have it already. */
export function PageHeader({ title, status, breadcrumb, actions, hiddenHeaderContent, level = 1, children }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  const isHiddenByRoute = useContext(HiddenHeaderContext);
  return (
    <header className={styles.head}>
      {breadcrumb}
      {(hiddenHeaderContent ?? isHiddenByRoute) ? (
        <Heading className="hw-hidden">{title}</Heading>
      ) : (
        <>
          <div className={styles.line}>
            <div className={styles.name}>
              <Heading>{title}</Heading>
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
