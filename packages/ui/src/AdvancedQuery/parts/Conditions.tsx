import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { DndContext } from '@dnd-kit/core';
import { Empty, Tooltip } from 'antd';
import { useMemo, useRef } from 'react';
import styles from '../AdvancedQuery.module.css';
import { BuilderContext, type BuilderContextValue } from '../hooks/builderContext.ts';
import { useBuilderFocus } from '../hooks/useBuilderFocus.ts';
import { useLineDrag } from '../hooks/useLineDrag.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { linesOf } from '../model/tree.ts';
import { GroupItems } from './GroupItems.tsx';
import { MatchChoice } from './MatchChoice.tsx';
import { NotChoice } from './NotChoice.tsx';

/** The conditions as lines and groups, with undo and redo. */
export function Conditions(shared: Omit<BuilderContextValue, 'numbers' | 'drop'>) {
  const { t } = useQueryTexts();
  const { builder, formId } = shared;
  const { root } = builder;
  const { drop, context } = useLineDrag(builder);
  const box = useRef<HTMLDivElement>(null);
  useBuilderFocus(box, builder);
  const numbers = useMemo(() => new Map(linesOf(root).map(({ id }, index) => [id, index + 1])), [root]);
  const isEmpty = root.items.length === 0;
  return (
    <BuilderContext value={{ ...shared, numbers, drop }}>
      <DndContext {...context}>
        <div ref={box} data-item={root.id}>
          <div className={styles.head}>
            <div className={styles.matches}>
              <MatchChoice group={root} />
              <NotChoice group={root} />
            </div>
            <div className={styles.tools}>
              <Tooltip title={t('undo')}>
                <button type="button" className="hw-icon-button" aria-label={t('undo')} disabled={builder.undoSteps === 0} onClick={builder.undo}>
                  <UndoOutlined aria-hidden />
                </button>
              </Tooltip>
              <Tooltip title={t('redo')}>
                <button type="button" className="hw-icon-button" aria-label={t('redo')} disabled={builder.redoSteps === 0} onClick={builder.redo}>
                  <RedoOutlined aria-hidden />
                </button>
              </Tooltip>
            </div>
          </div>
          {isEmpty ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={
                <>
                  {t('none')}{' '}
                  <button type="button" className="hw-link" data-part="add" onClick={() => builder.addLine(root.id)}>
                    {t('addFirst')}
                  </button>
                </>
              }
            />
          ) : (
            <GroupItems group={root} depth={1} />
          )}
          <span id={`${formId}-move`} hidden>
            {t('moveHelp')}
          </span>
          <div role="status" className="hw-hidden">
            {builder.said}
          </div>
        </div>
      </DndContext>
    </BuilderContext>
  );
}
