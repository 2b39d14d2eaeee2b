import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { rowHeights } from '../HarrowProvider/density.ts';
import { useMediaQuery } from '../HarrowProvider/useMediaQuery.ts';
import { Pager } from '../Pager/Pager.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/Skeletons.tsx';
import { useListLayout } from './hooks/useListLayout.ts';
import './ListPage.css';
import type { ListPageProps } from './ListPage.types.ts';
import { visibleColumns } from './model/columns.ts';
import { ActiveFilters } from './parts/ActiveFilters.tsx';
import { ChipBar } from './parts/ChipBar.tsx';
import { ColumnSettingsButton } from './parts/ColumnSettingsButton.tsx';
import { FilterBar } from './parts/FilterBar.tsx';
import { ListCards } from './parts/ListCards.tsx';
import { ListTable } from './parts/ListTable.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';

const idOf = (record: object): string => String((record as { id?: unknown }).id);
const noChips: never[] = [];

/**
 * A list screen: head, status chips, one row of filters, table (cards on a phone), pager.
 * It only shows: page, sort, filters and selection belong to the caller; columns and density are the user's.
 */
export function ListPage<T extends object>(props: ListPageProps<T>) {
  const { title, description, toolbar, notice, chips = noChips, filters, activeFilters = noChips, selection } = props;
  const { t } = useTranslation('ui');
  const layout = useListLayout(props.storageKey, props.onLayoutChange);
  const label = typeof title === 'string' ? title : t('list.label');
  // The records are what one comes for: fields and settings, which weigh as much as the whole table, follow a moment later.
  const isRestDue = useDeferredValue(true, false);
  const selecting = selection !== undefined && selection.ids.length > 0;
  return (
    <section className="hw-list">
      <header className="hw-list-head">
        <div>
          <h1 className="hw-page-title">{title}</h1>
          {description && <p className="hw-list-description">{description}</p>}
        </div>
        {toolbar && <div className="hw-actions">{toolbar}</div>}
      </header>
      {notice}
      <div className="hw-list-sheet">
        <div className="hw-list-top">
          {selecting ? (
            <SelectionBar count={selection.ids.length} actions={selection.actions} onClear={() => selection.onChange([])} />
          ) : (
            <ChipBar chips={chips} label={t('list.statuses')} onClick={props.onChipClick} />
          )}
          {isRestDue && <ColumnSettingsButton columns={props.columns} state={layout} />}
        </div>
        {filters && !isRestDue && <div className="hw-list-filters hw-list-filters-due" />}
        {filters && isRestDue && (
          <FilterBar filters={filters} values={props.filterValues} onFilter={props.onFilter} onClear={props.onFiltersClear} extra={props.filterExtra} />
        )}
        {!filters && props.filterExtra && <div className="hw-list-filters">{props.filterExtra}</div>}
        {activeFilters.length > 0 && <ActiveFilters filters={activeFilters} onRemove={props.onFilterRemove} onClear={props.onFiltersClear} />}
        <Records {...props} label={label} layout={layout} />
      </div>
    </section>
  );
}

function Records<T extends object>(props: ListPageProps<T> & { label: string; layout: ReturnType<typeof useListLayout> }) {
  const { records, error, loading = false, layout, total = 0, page = 1, pageSize = 10, rowKey = idOf } = props;
  const phone = useMediaQuery('(width < 768px)');
  if (error && !records) return <ErrorState reason={error.message} onRetry={props.onRetry} />;
  if (!records) return <ListSkeleton rows={pageSize} />;
  if (records.length === 0 && !loading) return <NoRecords {...props} />;
  const shared = { ...props, records, rowKey, busy: loading, columns: visibleColumns(props.columns, layout.layout) };
  return (
    <>
      {error && <ErrorState reason={error.message} onRetry={props.onRetry} />}
      <div className="hw-list-records" data-busy={loading}>
        {phone ? <ListCards {...shared} /> : <ListTable {...shared} rowHeight={rowHeights[layout.density]} />}
      </div>
      <footer className="hw-list-foot">
        <div>{props.summary}</div>
        {props.onPageChange && (
          <Pager total={total} totalCapped={props.totalCapped} page={page} pageSize={pageSize} pageSizes={props.pageSizes} onChange={props.onPageChange} />
        )}
      </footer>
    </>
  );
}

/** Nothing found and nothing there are two things: the first offers to clear the filters, the second the next step. */
function NoRecords<T extends object>({ activeFilters, onFiltersClear, empty }: ListPageProps<T>) {
  const { t } = useTranslation('ui');
  if (!activeFilters?.length) return empty ?? <EmptyState title={t('list.empty')} />;
  return (
    <EmptyState
      title={t('list.notFound')}
      description={t('list.notFoundText')}
      action={
        onFiltersClear && (
          <button type="button" className="hw-link" onClick={onFiltersClear}>
            {t('list.clearFilters')}
          </button>
        )
      }
    />
  );
}
