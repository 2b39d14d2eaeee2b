import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { SectionContext, sectionId } from './sections.ts';
import styles from './DocumentPage.module.css';
import actionBar from '../ActionBar/ActionBar.module.css';

export interface DocumentSectionProps {
  /** Its name on the page, e.g. `machine`; the id for jumps is `sectionId` of it. */
  id: string;
  /** Heading of the section, and its name among the jumps. */
  title: ReactNode;
  /** Right of the title: buttons of this section. */
  extra?: ReactNode;
  /** One grey line under the title. */
  description?: ReactNode;
  /** Fields in error, shown here and in the anchor bar. Default 0. */
  errorCount?: number;
  /** Fields, tables, texts. */
  children: ReactNode;
}

/** A part of a document, with a place in the anchor bar. */
export function DocumentSection({ id, title, extra, description, errorCount = 0, children }: DocumentSectionProps) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLElement>(null);
  const page = use(SectionContext);
  const register = page?.register;
  const titleId = useId();
  useEffect(() => {
    if (element.current) return register?.({ id, title, errorCount, element: element.current });
  }, [register, id, title, errorCount]);
  return (
    <section ref={element} id={page ? sectionId(page.id, id) : id} data-section={id} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
          {errorCount > 0 && (
            <span className={styles.errorCount} title={t('document.errors', { n: errorCount })}>
              {errorCount}
            </span>
          )}
        </h2>
        {extra && <div className={actionBar.actions}>{extra}</div>}
        {description && <p className={styles.sectionDescription}>{description}</p>}
      </header>
      {children}
    </section>
  );
}
