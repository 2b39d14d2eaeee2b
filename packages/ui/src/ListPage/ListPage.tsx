import { ReloadOutlined } from '@ant-design/icons';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { useBatch } from './hooks/useBatch.ts';
import { useListLayout } from './hooks/useListLayout.ts';
import type { ListPageProps } from './ListPage.types.ts';
import { type Column, visibleColumns } from './model/columns.ts';
import { ActiveFilters } from './parts/filters/ActiveFilters.tsx';
import { Batch } from './parts/selection/Batch.tsx';
import { ChipBar } from './parts/filters/ChipBar.tsx';
import { ColumnSettingsButton } from './parts/columns/ColumnSettingsButton.tsx';
import { FilterBar } from './parts/filters/FilterBar.tsx';
import { NewBar } from './parts/records/NewBar.tsx';
import { Records } from './parts/records/Records.tsx';
import type { CopyRecordsProps } from './parts/selection/CopyRecords.tsx';
import { SelectionBar } from './parts/selection/SelectionBar.tsx';
import { ViewsButton } from './parts/views/ViewsButton.tsx';
import styles from './ListPage.module.css';

const CopyRecords = lazyPart(async () => ({
  default: (await import('./parts/selection/CopyRecords.tsx')).CopyRecords as (props: CopyRecordsProps<object>) => ReactNode,
}));

const idOf = (record: object): string => String((record as { id?: unknown }).id);
const noChips: never[] = [];

/**
 * A list screen: head, status chips, one row of filters, table (cards on a phone), pager.
 * It only shows: page, sort, filters and selection belong to the caller, usually to `useList`; columns and density are the user's.
 */
export function ListPage<T extends object>(props: ListPageProps<T>) {
  const { title, headingLevel = 1, description, toolbar, notice, chips = noChips, data, filtering = {}, filters = {}, selection } = props;
  const { t } = useTranslation('ui');
  const layout = useListLayout(props.storageKey, props.onLayoutChange);
  const batches = useBatch(props.batch);
  const label = typeof title === 'string' ? title : t('list.label');
  // The records are what one comes for: fields and settings, which weigh as much as the whole table, follow a moment later.
  const isRestDue = useDeferredValue(true, false);
  const selecting = selection !== undefined && selection.ids.length > 0;
  const rowKey = props.rowKey ?? idOf;
  const pageRecords = data.records ?? noChips;
  const naming = namingColumns(props);
  const [copied, setCopied] = useState<readonly T[]>();
  const selectedRecords = (): readonly T[] =>
    selecting ? (selection.records ?? pageRecords.filter((record) => selection.ids.includes(rowKey(record)))) : noChips;
  const { storageKey, view } = props;
  const tools = isRestDue && (
    <div className={styles.tools}>
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
      {data.onRefresh && (
        <button type="button" className="hw-icon-button" aria-label={t('list.refresh')} title={t('list.refresh')} onClick={data.onRefresh}>
          <ReloadOutlined aria-hidden spin={data.loading ?? false} />
        </button>
      )}
      <ColumnSettingsButton columns={props.columns} state={layout} />
    </div>
  );
  // A bar with nothing but the tools in it would only push the records down: they stand beside the fields then, or beside the title.
  const hasBar = chips.length > 0 || (!filters.fields && (selection !== undefined || filters.extra !== undefined));
  const selectionBar = selecting && (
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
      onBatch={(action) => batches.start(action, selectedRecords())}
      onCopy={() => setCopied([...selectedRecords()])}
      onClear={() => selection.onChange([])}
    />
  );
  return (
    <section className={styles.list}>
      <PageHeader
        title={title}
        level={headingLevel}
        actions={
          hasBar || filters.fields ? (
            toolbar
          ) : (
            <div className={styles.tools}>
              {tools}
              {toolbar}
            </div>
          )
        }
      >
        {description}
      </PageHeader>
      {notice}
      {(data.newCount ?? 0) > 0 && <NewBar count={data.newCount!} onShow={data.onShowNew} />}
      <div className={styles.sheet}>
        {hasBar && (
          <div className={styles.top}>
            {selectionBar || <ChipBar chips={chips} label={t('list.statuses')} onClick={props.onChipClick} />}
            {!selecting && !filters.fields && filters.extra}
            {tools}
          </div>
        )}
        {filters.fields && (
          <div className={styles.filterPlace}>
            {/* Without chips what is selected lies over the fields, so that the rows stay under the pointer. */}
            {!hasBar && selecting && <div className={styles.over}>{selectionBar}</div>}
            <div inert={!hasBar && selecting}>
              <FilterBar
                filters={filters.fields}
                isDue={isRestDue}
                values={filtering.values}
                onFilter={filtering.onFilter}
                onClear={filtering.onClear}
                extra={
                  <>
                    {filters.extra}
                    {!hasBar && tools}
                  </>
                }
              />
            </div>
          </div>
        )}
        {filters.active && filters.active.length > 0 && <ActiveFilters filters={filters.active} onRemove={filtering.onRemove} onClear={filtering.onClear} />}
        {filters.queryChips && <div className={styles.query}>{filters.queryChips}</div>}
        <Records {...props} {...{ label, layout, batches, rowKey }} onRowCopy={(record) => setCopied(selecting ? [...selectedRecords()] : [record])} />
      </div>
      <Suspense>{copied && <CopyRecords records={copied} columns={visibleColumns(props.columns, layout.layout) as unknown as Column<object>[]} />}</Suspense>
      <Batch batches={batches} rowKey={rowKey} columns={naming} href={props.rows?.href} onChanged={data.onChanged} />
    </section>
  );
}

const withoutPage = ({ page: _page, ...rest }: NonNullable<ListPageProps<object>['view']>['state']) => rest;

/** The columns by which a reader tells records apart, where there is no room for all. */
function namingColumns<T extends object>({ columns, batch }: ListPageProps<T>): Column<T>[] {
  if (!batch?.columns) return columns.slice(0, 2);
  return batch.columns.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}
