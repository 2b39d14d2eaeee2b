import { type FocusEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useMediaQuery } from '../HarrowProvider/look/useMediaQuery.ts';
import { createHeldFields, HeldFieldsContext } from '../inputs/heldFields.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { DocumentPageProps, RailPanel } from './DocumentPage.types.ts';
import { AnchorBar } from './parts/AnchorBar.tsx';
import { isOpen, RailColumn, RailDrawer } from './parts/Rail.tsx';
import { type RegisterSection, SectionContext, type SectionEntry, withSection } from './sections.ts';
import styles from './DocumentPage.module.css';

const noPanels: RailPanel[] = [];

/** Of a text of several lines browsers bring only the caret into view, which the foot may cover. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** A document: head, anchor bar, sections, right rail, sticky foot. */
export function DocumentPage({ id, title, status, facts = [], actions, notice, children, anchors = true, rail = noPanels, foot, ...fold }: DocumentPageProps) {
  const [sections, setSections] = useState<SectionEntry[]>([]);
  const narrow = useMediaQuery('(width < 1280px)');
  // Without anything to read in it, the rail leaves its room to the sections.
  const hasRoom = !narrow && rail.some(isOpen);
  const [isFolded, setFolded] = useState(false);
  const folded = fold.railFolded ?? isFolded;
  const isBeside = hasRoom && !folded;
  const isDrawer = rail.length > 0 && !isBeside;
  // The button that was pressed goes with the rail: the focus goes to its counterpart.
  const [isMoved, setMoved] = useState(false);
  useEffect(() => setMoved(false), [isBeside]);
  const foldRail = (next: boolean): void => {
    setMoved(true);
    setFolded(next);
    fold.onRailFold?.(next);
  };
  const register = useCallback<RegisterSection>((entry) => {
    setSections((entries) => withSection(entries, entry));
    return () => setSections((entries) => entries.filter((other) => other.element !== entry.element));
  }, []);
  const [held] = useState(createHeldFields);
  const ownId = useId();
  const page = useMemo(() => ({ id: id ?? ownId, register }), [id, ownId, register]);
  return (
    <HeldFieldsContext value={held}>
      <article className={styles.document} onFocus={showWhole}>
        <PageHeader
          title={title}
          status={status}
          actions={
            (actions ?? isDrawer) && (
              <>
                {isDrawer && <RailDrawer panels={rail} hasFocus={isMoved} onUnfold={hasRoom ? () => foldRail(false) : undefined} />}
                {actions}
              </>
            )
          }
        >
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map((fact, index) => (
                <div key={index}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </PageHeader>
        {anchors && sections.length > 1 && <AnchorBar sections={sections} />}
        <div className={styles.body}>
          <div className={styles.sections}>
            {notice}
            <SectionContext value={page}>{children}</SectionContext>
          </div>
          {isBeside && <RailColumn panels={rail} hasFocus={isMoved} onFold={() => foldRail(true)} />}
        </div>
        {foot && (
          <footer className={styles.foot} data-document-foot>
            {foot}
          </footer>
        )}
      </article>
    </HeldFieldsContext>
  );
}
