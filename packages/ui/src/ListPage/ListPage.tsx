import { ReloadOutlined } from '@ant-design/icons';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../HarrowProvider/lazyPart.ts';
import type { Action } from '../ActionBar/ActionBar.types.ts';
import { rowHeights } from '../HarrowProvider/density.ts';
import { useMediaQuery } from '../HarrowProvider/useMediaQuery.ts';
import { useTranslation } from '../HarrowProvider/useTranslation.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/Skeletons.tsx';
import { type Batches, useBatch } from './hooks/useBatch.ts';
import { useListLayout } from './hooks/useListLayout.ts';
import './ListPage.css';
import type { ListPageProps } from './ListPage.types.ts';
import { type Column, visibleColumns } from './model/columns.ts';
import { ActiveFilters } from './parts/ActiveFilters.tsx';
import { Batch } from './parts/Batch.tsx';
import { ChipBar } from './parts/ChipBar.tsx';
import { ColumnSettingsButton } from './parts/ColumnSettingsButton.tsx';
import { FilterBar } from './parts/FilterBar.tsx';
import { ListCards } from './parts/ListCards.tsx';
import { ListTable } from './parts/ListTable.tsx';
import { NewBar } from './parts/NewBar.tsx';
import type { PreviewDrawerProps } from './parts/PreviewDrawer.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { ViewsButton } from './parts/ViewsButton.tsx';

const PreviewDrawer = lazyPart(async () => ({
  default: (await import('./parts/PreviewDrawer.tsx')).default as (props: PreviewDrawerProps<object>) => ReactNode,
}));

const idOf = (record: object): string => String((record as { id?: unknown }).id);
const noChips: never[] = [];

/**
 * A list screen: head, status chips, one row of filters, table (cards on a phone), pager.
 * It only shows: page, sort, filters and selection belong to the caller, usually to `useList`; columns and density are the user's.
 */
export function ListPage<T extends object>(props: ListPageProps<T>) {
  const { title, description, toolbar, notice, chips = noChips, filters, activeFilters = noChips, selection } = props;
  const { t } = useTranslation('ui');
  const layout = useListLayout(props.storageKey, props.onLayoutChange);
  const batches = useBatch(props);
  const label = typeof title === 'string' ? title : t('list.label');
  // The records are what one comes for: fields and settings, which weigh as much as the whole table, follow a moment later.
  const isRestDue = useDeferredValue(true, false);
  const selecting = selection !== undefined && selection.ids.length > 0;
  const rowKey = props.rowKey ?? idOf;
  const pageRecords = props.records ?? noChips;
  const naming = namingColumns(props);
  const { storageKey, view } = props;
  const tools = isRestDue && (
    <div className="hw-list-tools">
      {view && storageKey !== undefined && (
        <ViewsButton
          list={storageKey}
          content={{ state: withoutPage(view.state), layout: layout.layout }}
          onApply={(content) => {
            layout.replace(content.layout);
            view.onApply({ query: undefined, ...content.state, page: 1 });
          }}
        />
      )}
      {props.onRefresh && (
        <button type="button" className="hw-icon-button" aria-label={t('list.refresh')} title={t('list.refresh')} onClick={props.onRefresh}>
          <ReloadOutlined spin={props.loading ?? false} />
        </button>
      )}
      <ColumnSettingsButton columns={props.columns} state={layout} />
    </div>
  );
  // A bar with nothing but the tools in it would only push the records down: they stand beside the fields then.
  const hasTop = chips.length > 0 || selection !== undefined || !filters;
  return (
    <section className="hw-list">
      <PageHeader title={title} actions={toolbar}>
        {description}
      </PageHeader>
      {notice}
      {(props.newCount ?? 0) > 0 && <NewBar count={props.newCount!} onShow={props.onShowNew} />}
      <div className="hw-list-sheet">
        {hasTop && (
          <div className="hw-list-top">
            {selecting ? (
              <SelectionBar
                count={selection.ids.length}
                selected={
                  selection.records && {
                    records: selection.records,
                    pageIds: pageRecords.map(rowKey),
                    rowKey,
                    columns: naming,
                    onRemove: (id) => selection.onChange(selection.ids.filter((other) => other !== id)),
                  }
                }
                actions={selection.actions}
                batchActions={batches.actions}
                onBatch={(action) => batches.start(action, selection.records ?? pageRecords.filter((record) => selection.ids.includes(rowKey(record))))}
                onClear={() => selection.onChange([])}
              />
            ) : (
              <ChipBar chips={chips} label={t('list.statuses')} onClick={props.onChipClick} />
            )}
            {tools}
          </div>
        )}
        {filters && (
          <FilterBar
            filters={filters}
            isDue={isRestDue}
            values={props.filterValues}
            onFilter={props.onFilter}
            onClear={props.onFiltersClear}
            extra={
              <>
                {props.filterExtra}
                {!hasTop && tools}
              </>
            }
          />
        )}
        {!filters && props.filterExtra && <div className="hw-list-filters">{props.filterExtra}</div>}
        {activeFilters.length > 0 && <ActiveFilters filters={activeFilters} onRemove={props.onFilterRemove} onClear={props.onFiltersClear} />}
        {props.queryChips && <div className="hw-list-query">{props.queryChips}</div>}
        <Records {...props} label={label} layout={layout} batches={batches} />
      </div>
      <Batch batches={batches} rowKey={rowKey} columns={naming} onChanged={props.onChanged} />
    </section>
  );
}

const withoutPage = ({ page: _page, ...rest }: NonNullable<ListPageProps<object>['view']>['state']) => rest;

/** The columns by which a reader tells records apart, where there is no room for all. */
function namingColumns<T extends object>({ columns, batchColumns }: ListPageProps<T>): Column<T>[] {
  if (!batchColumns) return columns.slice(0, 2);
  return batchColumns.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

interface RecordsProps<T extends object> extends ListPageProps<T> {
  label: string;
  layout: ReturnType<typeof useListLayout>;
  batches: Batches<T>;
}

function Records<T extends object>(props: RecordsProps<T>) {
  const { records, error, loading = false, layout, batches, deletion, rowActions, preview, total = 0, page = 1, pageSize = 10, rowKey = idOf } = props;
  const { t } = useTranslation('ui');
  const phone = useMediaQuery('(width < 768px)');
  const [previewed, setPreviewed] = useState<number>();
  const area = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => visibleColumns(props.columns, layout.layout), [props.columns, layout.layout]);
  if (error && !records) return <ErrorState reason={error.message} onRetry={props.onRetry} />;
  if (!records) return <ListSkeleton rows={pageSize} />;
  if (records.length === 0 && !loading) return <NoRecords {...props} />;
  const { startDeletion } = batches;
  const mayDelete = (record: T): boolean => startDeletion !== undefined && (deletion?.isAllowed?.(record) ?? true);
  const actionsOf = (record: T): Action[] => [
    ...(rowActions?.(record) ?? []),
    ...(preview ? [{ key: 'preview', label: t('list.preview'), onClick: () => setPreviewed(records?.indexOf(record)) }] : []),
    ...(mayDelete(record) ? [{ key: 'delete', label: t('list.delete'), danger: true, onClick: () => startDeletion?.(record) }] : []),
  ];
  const { widths } = layout.layout;
  const resize = (key: string, width: number | undefined): void => {
    const others = Object.fromEntries(Object.entries(widths ?? {}).filter(([other]) => other !== key));
    layout.change({ widths: width === undefined ? others : { ...others, [key]: width } });
  };
  const shared = {
    ...props,
    records,
    rowKey,
    busy: loading,
    columns,
    rowActions: rowActions || startDeletion || preview ? actionsOf : undefined,
    onRowPreview: preview ? setPreviewed : undefined,
  };
  const drawer = previewed !== undefined && {
    records,
    index: Math.min(previewed, records.length - 1),
    columns,
    render: typeof preview === 'function' ? preview : undefined,
    onMove: setPreviewed,
    onOpen: props.onRowOpen,
    onClose: () => {
      setPreviewed(undefined);
      area.current?.querySelectorAll<HTMLElement>('tbody > tr')[previewed]?.focus();
    },
  };
  return (
    <>
      {error && <ErrorState reason={error.message} onRetry={props.onRetry} />}
      <div ref={area} className="hw-list-records" data-busy={loading}>
        {phone ? <ListCards {...shared} /> : <ListTable {...shared} rowHeight={rowHeights[layout.density]} previewed={previewed} onResize={resize} />}
      </div>
      {(props.summary || props.onPageChange) && (
        <footer className="hw-list-foot">
          <div>{props.summary}</div>
          {props.onPageChange && (
            <Pager total={total} totalCapped={props.totalCapped} page={page} pageSize={pageSize} pageSizes={props.pageSizes} onChange={props.onPageChange} />
          )}
        </footer>
      )}
      <Suspense>{drawer && <PreviewDrawer {...(drawer as unknown as PreviewDrawerProps<object>)} />}</Suspense>
    </>
  );
}

/** Nothing found and nothing there are two things: the first offers to clear the filters, the second the next step. */
function NoRecords<T extends object>({ activeFilters, onFiltersClear, empty, isFiltered = Boolean(activeFilters?.length) }: ListPageProps<T>) {
  const { t } = useTranslation('ui');
  if (!isFiltered) return empty ?? <EmptyState title={t('list.empty')} />;
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
