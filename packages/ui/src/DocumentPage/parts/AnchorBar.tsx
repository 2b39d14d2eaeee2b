import { useEffect, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { SectionEntry } from '../sections.ts';
import styles from '../DocumentPage.module.css';

/** Jumps to the sections; marks the one being read. */
export function AnchorBar({ sections }: { sections: SectionEntry[] }) {
  const { t } = useTranslation('ui');
  const current = useCurrentSection(sections);
  const jump = (section: SectionEntry): void => {
    section.element.scrollIntoView({ behavior: 'smooth', block: 'start' });
    section.element.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.anchors} aria-label={t('document.sections')}>
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          className={`${styles.anchor} hw-focusable`}
          aria-current={section.id === current ? 'location' : undefined}
          onClick={() => jump(section)}
        >
          {section.title}
          {section.errorCount > 0 && (
            <>
              <span className={styles.errorCount} aria-hidden="true">
                {section.errorCount}
              </span>
              <span className="hw-hidden">{t('document.errors', { n: section.errorCount })}</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}

/** The topmost section that is in view. */
function useCurrentSection(sections: SectionEntry[]): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setInView((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      // The head covers the top of the page; the lower half is what comes next, not what is read.
      { rootMargin: '-120px 0px -50% 0px' },
    );
    for (const section of sections) observer.observe(section.element);
    return () => observer.disconnect();
  }, [sections]);
  return (sections.find((section) => inView.has(section.id)) ?? sections[0])?.id;
}
