import { Button } from 'antd';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { LineState } from '../blocks/RowBlocks.types.ts';
import type { UnloadedRowProps } from '../context/rowParts.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import tableStyles from '../EditableTable.module.css';
import { helperKeys } from '../layout/helperColumns.ts';
import { rowPlace } from '../layout/rowPlace.ts';
import { useRowVersion } from '../topics/useRowVersion.ts';
import { useTopic } from '../topics/useTopic.ts';
import { isDrawn } from '../viewport/columnWindow.ts';
import styles from './blocks.module.css';

/** In place of a row that is not loaded: quiet while it is on its way, and else why it does not come. */
export const UnloadedRow = memo(function UnloadedRow({ rowId, top, position, isLast, drawn }: UnloadedRowProps) {
  const { model, headRows, places, columns, styleOf, t } = useTableContext();
  useRowVersion(model.topics, rowId);
  useTopic(model.topics, 'blocks', model.blocks!.version);
  const state = model.blocks!.stateOf(rowId);
  const active = model.activeCell.cell();
  const isIn = active?.rowId === rowId;
  const isWaiting = state.type === 'loading';
  return (
    <div
      role="row"
      aria-rowindex={position + 1 + headRows}
      aria-busy={isWaiting || undefined}
      className={tableStyles.row}
      data-row-id={rowId}
      data-last={isLast || undefined}
      data-unloaded={state.type}
      {...styleOf(rowPlace(top))}
    >
      {[...places].map(([key, { index, frozen, first, style }]) => {
        if (!isDrawn(drawn, index, frozen) && !(isIn && active.column === key)) return null;
        const isColumn = !key.startsWith('#');
        if (isColumn && !isWaiting) return null;
        return (
          <div
            key={key}
            role="gridcell"
            tabIndex={isIn && active.column === key ? 0 : -1}
            aria-colindex={index + 1}
            className={isColumn ? `${tableStyles.cell} ${styles.waiting}` : tableStyles.cell}
            data-column={key}
            data-align={isColumn ? columns.find((column) => column.key === key)?.align : 'center'}
            data-frozen={frozen}
            data-first={first || undefined}
            data-helper={!isColumn || undefined}
            {...styleOf(style)}
          >
            {key === helperKeys.number ? position + 1 : isColumn && <span className="hw-hidden">{t('rowSource.loading')}</span>}
          </div>
        );
      })}
      {!isWaiting && <Reason state={state} column={isIn && !active.column.startsWith('#') ? active.column : columns[0]?.key} isIn={isIn} />}
    </div>
  );
});

interface ReasonProps {
  state: Exclude<LineState, { type: 'loading' }>;
  /** The keyboard goes on from the column that it came along. */
  column: string | undefined;
  isIn: boolean;
}

/** One cell in place of those of all columns. */
function Reason({ state, column, isIn }: ReasonProps) {
  const { columns, places, styleOf } = useTableContext();
  const indexes = columns.map(({ key }) => places.get(key)!.index);
  const [start, end] = [Math.min(...indexes), Math.max(...indexes)];
  // In sight beside the table's own columns, however far the others are scrolled.
  const place = { gridColumn: `${start + 1} / ${end + 2}`, '--start': `${places.get(columns[0]!.key)!.start}px` } as CSSProperties;
  return (
    <div
      role="gridcell"
      tabIndex={isIn ? 0 : -1}
      aria-colindex={start + 1}
      aria-colspan={end - start + 1}
      className={`${tableStyles.cell} ${styles.said}`}
      data-column={column}
      {...styleOf(place)}
    >
      {state.type === 'failed' ? <Failure {...state} /> : <Repetition line={state.line} />}
    </div>
  );
}

function Failure({ block, message }: { block: number; message: string }) {
  const { model, t } = useTableContext();
  const blocks = model.blocks!;
  const [from, to] = [block * blocks.blockSize + 1, Math.min((block + 1) * blocks.blockSize, blocks.total() ?? Infinity)];
  return (
    <Said isFailure text={message === '' ? t('rowSource.tooFew', { from, to }) : t('rowSource.failed', { from, to, message })}>
      <Button type="link" size="small" tabIndex={-1} onClick={() => blocks.retry(block)}>
        {t('rowSource.retry')}
      </Button>
    </Said>
  );
}

function Repetition({ line }: { line: number }) {
  const { t } = useTableContext();
  return <Said text={t('rowSource.repeated', { row: line + 1 })} />;
}

function Said({ text, isFailure, children }: { text: string; isFailure?: boolean; children?: ReactNode }) {
  return (
    <div className={isFailure ? `${styles.saidText} ${styles.failed}` : styles.saidText}>
      <span title={text}>{text}</span>
      {children}
    </div>
  );
}
