import type { MouseEvent } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './PageHeader.module.css';

export interface Crumb {
  title: string;
  /** Address; a crumb without one is plain text. The last one is plain in any case: it is the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the home page to the page itself. */
  trail: readonly Crumb[];
  /** A crumb was clicked. Clicks that want a new window are left to the browser. */
  onOpen: (href: string) => void;
}

/** Path of a page: the titles of its ancestors. */
export function Breadcrumbs({ trail, onOpen }: BreadcrumbsProps) {
  const { t } = useTranslation('ui');
  const open = (event: MouseEvent, href: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <nav aria-label={t('layout.breadcrumb')} className={styles.crumbs}>
      <ol>
        {trail.map(({ title, href }, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={`${index}-${title}`} aria-current={isLast ? 'page' : undefined} title={title}>
              {href && !isLast ? (
                <a href={href} onClick={(event) => open(event, href)}>
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
