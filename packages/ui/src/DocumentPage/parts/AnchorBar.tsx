import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { SectionEntry } from '../sections.ts';
import styles from '../DocumentPage.module.css';

/** Jumps to the sections; marks the one being read. */
export function AnchorBar({ sections }: { sections: SectionEntry[] }) {
  const { t } = useTranslation('ui');
  const [jumped, setJumped] = useState<string>();
  const current = useCurrentSection(sections, jumped, () => setJumped(undefined));
  const jump = (section: SectionEntry): void => {
    setJumped(section.id);
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

/** Above a section that was jumped to ends the one before it, 16 px higher: what counts as in view begins between the two. */
const belowEdgePx = 8;

/** Scroll container of the sections; null: the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const above = element.parentElement;
  if (!above || above === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(above).overflowY) ? above : scrollerOf(above);
}

/** The section that was jumped to, until the user scrolls; otherwise the topmost in view. */
function useCurrentSection(sections: SectionEntry[], jumped: string | undefined, onScrolled: () => void): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());
  const scrolled = useEffectEvent(onScrolled);
  useEffect(() => {
    const first = sections[0]?.element;
    if (!first) return undefined;
    const root = scrollerOf(first);
    const observer = new IntersectionObserver(
      (changes) =>
        setInView((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target);
            else after.delete(target);
          }
          return after;
        }),
      // The bar covers the top, where a jump stops; the lower half is what comes next, not what is read.
      { root, rootMargin: `-${parseFloat(getComputedStyle(first).scrollMarginTop) - belowEdgePx}px 0px -50% 0px` },
    );
    for (const { element } of sections) observer.observe(element);
    const source = root ?? window;
    const handleScroll = (): void => scrolled();
    for (const event of scrollingEvents) source.addEventListener(event, handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of scrollingEvents) source.removeEventListener(event, handleScroll);
    };
  }, [sections]);
  // The last sections cannot be scrolled to the top.
  const shown = sections.find(({ id }) => id === jumped) ?? sections.find(({ element }) => inView.has(element)) ?? sections[0];
  return shown?.id;
}

/** Input events of a scroll by the user; a jump scrolls, too, without them. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
