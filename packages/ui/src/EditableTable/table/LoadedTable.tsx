import { type Ref, useId, useRef, useState } from 'react';
import { ServerStyles } from '../../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../../serverStyles/useStyleOf.ts';
import styles from '../EditableTable.module.css';
import type { EditableTableHandle, EditableTableProps } from '../props/EditableTable.types.ts';
import { useTopic } from '../topics/useTopic.ts';
import { blocksOnDemand } from '../blockRows/blocksOnDemand.ts';
import { nestingOnDemand } from '../nestedRows/nestingOnDemand.ts';
import { BesideRows, type BesideRowsProps } from '../rows/BesideRows.tsx';
import { LoadingStatus } from '../rows/LoadingVeil.tsx';
import type { RowListProps } from '../rows/RowList.tsx';
import { TableTools } from '../toolbar/TableTools.tsx';
import { TableToolsContext } from '../context/tableToolsContext.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { TotalsStatus } from '../rows/TotalsRow.tsx';
import { Announcements } from '../errors/Announcements.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { handleFindKeys } from '../find/findKeys.ts';
import { FindPlace } from '../find/FindPlace.tsx';
import { pagerOnDemand } from '../paging/pagerOnDemand.ts';
import { TableContext } from '../context/tableContext.ts';
import { TableFrame } from './TableFrame.tsx';
import { askForParts, waitForParts } from './wantedParts.ts';
import { sizeVariables } from './tableSize.ts';
import { useTableActions } from './useTableActions.ts';
import { useTableContextValue } from './useTableContextValue.ts';
import { useTableProps } from './useTableProps.ts';
import { useTableState } from './useTableState.ts';
import { useTableTexts } from '../context/useTableTexts.ts';

interface LoadedTableProps<Row extends object> extends Omit<EditableTableProps<Row>, 'ref'> {
  handle: Ref<EditableTableHandle<Row>> | undefined;
}

/** Props about rows, for parts that know no `Row`. */
type OfRows = RowListProps & Pick<BesideRowsProps, 'subForm' | 'details'> & Pick<EditableTableProps<object>, 'rowSource'>;

/** The table once its texts are there, and the code that it alone needs. */
export function LoadedTable<Row extends object>({ handle, ...given }: LoadedTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  askForParts(given);
  const texts = useTableTexts();
  waitForParts(given);
  const { props, rights, arranged } = useTableProps(given);
  const nestingParts = nestingOnDemand.read((props.rowGroups ?? props.tree) !== undefined);
  const blockParts = blocksOnDemand.read(props.rowSource !== undefined);
  const pager = pagerOnDemand.read(props.pages !== undefined);
  blockParts?.checkProps(given);
  const parts = { nestingParts, blockParts };
  const state = useTableState(props, texts, scroller, parts);
  const actions = useTableActions(state, props, { texts, rights, arranged, scroller, paper, handle, parts });
  const styleOf = useStyleOf();
  const context = useTableContextValue(state, actions, props, texts, useId(), parts, styleOf);
  const isWrong = useTopic(state.model.topics, 'errors', () => state.model.validator.count() > 0);
  const [collapsed, setCollapsed] = useState(false);

  const { tools, addSettings, range, find, gridProps } = actions;
  const { figures } = state.size;
  const { size, readOnly, loading = false, toolbar, output, findable = false, pages } = props;
  // The parts read rows through columns of the same `Row`.
  const { expand, subForm, details, rowSource } = props as OfRows;
  const sizes = { ...sizeVariables(props, state.size, state.layout), ...props.style };
  return (
    <TableContext value={context}>
      <TableToolsContext value={tools}>
        {/* The keys that work in all of it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className={props.className ? `${styles.table} ${props.className}` : styles.table}
          data-table-root
          data-size={size}
          data-readonly={readOnly || undefined}
          {...styleOf(sizes)}
          onKeyDown={(event) => handleFindKeys(find, event, context.model.activeCell.cell())}
        >
          <ServerStyles styleOf={styleOf} styles={() => [sizes, ...[...context.places.values()].map(({ style }) => style)]} />
          <Toolbar
            {...toolbar}
            {...{ rights, loading, addSettings, collapsed }}
            onCollapse={setCollapsed}
            tools={(findable || output || arranged.state || isWrong) && <TableTools {...{ size, isWrong, findable, output }} />}
          />
          <FilterBar />
          {!collapsed && <FindPlace />}
          <TableFrame
            {...{ scroller, figures, loading, collapsed, gridProps, expand }}
            id={props.id}
            label={props.label}
            emptyText={props.emptyText}
            addable={toolbar?.buttons?.includes('add') ?? true}
          />
          {blockParts && rowSource && <blockParts.SourceRows scroller={scroller} source={rowSource} />}
          {pager && !collapsed && <pager.TablePager pageSizes={pages?.pageSizes} />}
          {figures > 0 && <TotalsStatus />}
          {props.loading !== undefined && <LoadingStatus loading={loading} />}
          <BesideRows {...{ scroller, range, subForm, details }} />
          <Announcements />
          <div ref={paper} className={styles.paper} />
        </div>
      </TableToolsContext>
    </TableContext>
  );
}
