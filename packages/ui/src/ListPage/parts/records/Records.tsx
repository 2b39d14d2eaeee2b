import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Action } from '../../../ActionBar/ActionBar.types.ts';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useMediaQuery } from '../../../HarrowProvider/look/useMediaQuery.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { Pager } from '../../../Pager/Pager.tsx';
import { EmptyState } from '../../../states/EmptyState.tsx';
import { ErrorState } from '../../../states/ErrorState.tsx';
import { ListSkeleton } from '../../../states/Skeletons.tsx';
import { rowHeights } from '../../../styles/density.ts';
import type { Batches } from '../../hooks/useBatch.ts';
import type { ListLayoutState } from '../../hooks/useListLayout.ts';
import type { ListPageProps } from '../../ListPage.types.ts';
import { visibleColumns } from '../../model/columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import type { PreviewDrawerProps } from './PreviewDrawer.tsx';
import styles from '../table.module.css';

const PreviewDrawer = lazyPart(async () => ({
  default: (await import('./PreviewDrawer.tsx')).default as (props: PreviewDrawerProps<object>) => ReactNode,
}));

interface RecordsProps<T extends object> extends ListPageProps<T> {
  rowKey: (record: T) => string;
  label: string;
  layout: ListLayoutState;
  batches: Batches<T>;
  /** Copy was asked for on a row. */
  onRowCopy: (record: T) => void;
}

/** The page of records as a table, or as cards on a phone, with the foot; or why there is none. */
export function Records<T extends object>(props: RecordsProps<T>) {
  const { label, layout, batches, rowKey, selection, data, rows = {}, paging = {}, sorting = {} } = props;
  const { records, error, loading = false, onRetry } = data;
  const { preview } = rows;
  const { t } = useTranslation('ui');
  const phone = useMediaQuery('(width < 768px)');
  const [previewed, setPreviewed] = useState<number>();
  const area = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => visibleColumns(props.columns, layout.layout), [props.columns, layout.layout]);
  if (props.body)
    return (
      <div className={styles.body}>
        {props.body({ columns, widths: layout.layout.widths, rowHeight: rowHeights[layout.density], onWidths: layout.shown.write })}
      </div>
    );
  if (error && !records) return <ErrorState reason={error.message} onRetry={onRetry} />;
  if (!records) return <ListSkeleton rows={paging.pageSize ?? 10} />;
  if (records.length === 0 && !loading) return <NoRecords filters={props.filters} filtering={props.filtering} empty={props.empty} />;
  const { startDeletion } = batches;
  const mayDelete = (record: T): boolean => startDeletion !== undefined && (props.batch?.deletion?.isAllowed?.(record) ?? true);
  const actionsOf = (record: T): Action[] => [
    ...(rows.actions?.(record) ?? []),
    ...(preview ? [{ key: 'preview', label: t('list.preview'), onClick: () => setPreviewed(records?.indexOf(record)) }] : []),
    ...(mayDelete(record) ? [{ key: 'delete', label: t('list.delete'), danger: true, onClick: () => startDeletion?.(record) }] : []),
  ];
  const { widths } = layout.layout;
  const shared = {
    label,
    columns,
    records,
    rowKey,
    selection,
    busy: loading,
    rowActions: rows.actions || startDeletion || preview ? actionsOf : undefined,
    onRowOpen: rows.onOpen,
    rowHref: rows.href,
  };
  const drawer = previewed !== undefined && {
    records,
    index: Math.min(previewed, records.length - 1),
    columns,
    render: typeof preview === 'function' ? preview : undefined,
    onMove: setPreviewed,
    onOpen: rows.onOpen,
    onClose: () => {
      setPreviewed(undefined);
      area.current?.querySelectorAll<HTMLElement>('tbody > tr')[previewed]?.focus();
    },
  };
  return (
    <>
      {error && <ErrorState reason={error.message} onRetry={onRetry} />}
      <div ref={area} className={styles.records} data-busy={loading}>
        {phone ? (
          <ListCards {...shared} />
        ) : (
          <ListTable
            {...shared}
            rowHeight={rowHeights[layout.density]}
            sort={sorting.sort}
            onSortChange={sorting.onChange}
            previewed={previewed}
            onRowPreview={preview ? setPreviewed : undefined}
            onRowCopy={props.onRowCopy}
            widths={widths}
            onResize={(key, width) => layout.change({ widths: { ...widths, [key]: width } })}
            onWidths={layout.shown.write}
            scope={scopeOf(props)}
          />
        )}
      </div>
      {(props.summary || paging.onChange) && (
        <footer className={styles.foot}>
          <div>{props.summary}</div>
          {paging.onChange && (
            <Pager {...paging} total={paging.total ?? 0} page={paging.page ?? 1} pageSize={paging.pageSize ?? 10} onChange={paging.onChange} />
          )}
        </footer>
      )}
      <Suspense>{drawer && <PreviewDrawer {...(drawer as unknown as PreviewDrawerProps<object>)} />}</Suspense>
    </>
  );
}

/** Question of the list, without page and sort. */
const scopeOf = ({ filtering, view }: Pick<ListPageProps<object>, 'filtering' | 'view'>): string =>
  JSON.stringify([filtering?.values, view?.state.filters, view?.state.query]);

/** Nothing found and nothing there are two things: the first offers to clear the filters, the second the next step. Filters that nobody chose are named as such. */
function NoRecords({ filters, filtering, empty }: Pick<ListPageProps<object>, 'filters' | 'filtering' | 'empty'>) {
  const { t } = useTranslation('ui');
  const { onClear, isPreset = false, isFiltered = Boolean(filters?.active?.length) } = filtering ?? {};
  if (!isFiltered) return empty ?? <EmptyState title={t('list.empty')} />;
  return (
    <EmptyState
      title={t(isPreset ? 'list.nothingNow' : 'list.notFound')}
      description={t(isPreset ? 'list.nothingNowText' : 'list.notFoundText')}
      action={
        onClear && (
          <button type="button" className="hw-link" onClick={onClear}>
            {t(isPreset ? 'list.showAll' : 'list.clearFilters')}
          </button>
        )
      }
    />
  );
}
