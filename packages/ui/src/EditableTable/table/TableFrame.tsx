import type { ComponentProps, ReactNode, RefObject } from 'react';
import { ListSkeleton } from '../../states/index.ts';
import styles from '../EditableTable.module.css';
import { HeaderRow } from '../header/HeaderRow.tsx';
import { useTopic } from '../topics/useTopic.ts';
import { EmptyRows } from '../rows/EmptyRows.tsx';
import { blockInput, LoadingVeil } from '../rows/LoadingVeil.tsx';
import { RowList, type RowListProps } from '../rows/RowList.tsx';
import { TotalsRow } from '../rows/TotalsRow.tsx';
import { useTableContext } from '../context/tableContext.ts';

interface TableFrameProps extends RowListProps {
  scroller: RefObject<HTMLDivElement | null>;
  id: string | undefined;
  label: string;
  /** Lines of sums and averages. */
  figures: number;
  loading: boolean;
  collapsed: boolean;
  emptyText: ReactNode;
  /** An empty table offers to add a row. */
  addable: boolean;
  gridProps: ComponentProps<'div'>;
}

/** The grid of headings, rows and sums, and what is there instead of rows. */
export function TableFrame({ scroller, id, label, figures, loading, collapsed, emptyText, addable, gridProps, expand }: TableFrameProps) {
  const { model, tableId, headRows, readOnly, selectionType, helpers, places } = useTableContext();
  const count = useTopic(model.topics, 'order', () => model.view.ids().length);
  const total = useTopic(model.topics, 'order', model.view.lineCount);
  const isUnknown = useTopic(model.topics, 'order', () => model.blocks !== undefined && model.blocks.total() === undefined);
  const isNested = useTopic(model.topics, 'order', () => model.view.nested() !== undefined);
  return (
    <div id={`${tableId}-frame`} hidden={collapsed} className={styles.frame} {...(loading && blockInput)}>
      <div
        {...gridProps}
        ref={scroller}
        data-grid
        role={isNested ? 'treegrid' : 'grid'}
        id={id}
        aria-label={label}
        aria-rowcount={isUnknown ? -1 : total + headRows + (count > 0 ? figures : 0)}
        aria-colcount={places.size}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        aria-multiselectable={(helpers.selection && selectionType === 'checkbox') || undefined}
        className={styles.scroller}
      >
        <HeaderRow />
        {count > 0 && <RowList expand={expand} />}
        {count > 0 && figures > 0 && <TotalsRow />}
      </div>
      {/* From here a Tab in the last cell goes on. */}
      <span tabIndex={-1} />
      {count === 0 && (loading ? <ListSkeleton rows={3} /> : <EmptyRows text={emptyText} addable={addable} />)}
      {loading && <LoadingVeil />}
    </div>
  );
}
