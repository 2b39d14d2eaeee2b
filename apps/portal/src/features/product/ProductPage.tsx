import { type Column, EmptyState, ListPage, ListSkeleton, useListProps } from '@harrow/ui';
import type { Selected } from '@harrow/ui/trees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Form, Select } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { defaultListState } from '../../shared/list/address/listAddress.ts';
import { ListImport } from '../../shared/list/ListTools.tsx';
import { useListState } from '../../shared/list/useListState.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ProductExport } from './ProductExport.tsx';
import styles from './ProductPage.module.css';
import { ProductPanel, type Shown } from './ProductPanel.tsx';
import { ProductTree } from './ProductTree.tsx';
import { findPlaces, keptProducts, type ProductPlace, products, removeProducts, toPlaces } from './products.ts';

/** The tree of products on the left, the one that is chosen on the right; where there is no room for both, the one or the other. */
export function ProductPage() {
  const { t } = useTranslation('product');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery(keptProducts);
  const [shown, setShown] = useState<Shown>();
  const [selected, setSelected] = useState<Selected<ProductPlace>>(() => new Map());
  const mayDelete = usePermission('product:batch_delete');
  const mayLeave = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const show = useCallback((next: Shown | undefined): void => void mayLeave.current().then((leaves) => leaves && setShown(next)), []);
  const open = useCallback((id: string): void => show({ id }), [show]);
  const refresh = () => client.invalidateQueries({ queryKey: products.key });
  const { state, write } = useListState('productTree', defaultListState);
  const list = useListProps<ProductPlace>({
    state,
    defaults: defaultListState,
    onStateChange: write,
    // The tree has all products at once.
    answer: { data: undefined, loading: false, error: null, reload: () => void refresh() },
    rowKey: ({ key }) => key,
  });
  const wanted = (state.filters['keyWord'] ?? '').trim();
  const onlyEnabled = state.filters['enabled'] === 'Y';
  const places = useMemo(() => {
    const all = toPlaces(data ?? [], { onlyEnabled });
    return wanted === '' ? all : findPlaces(all, wanted);
  }, [data, onlyEnabled, wanted]);
  const columns: Column<ProductPlace>[] = [
    { key: 'title', title: t('title') },
    { key: 'code', title: t('field.code'), kind: 'code' },
  ];
  const handleSaved = (id: string): void => void refresh().then(() => setShown({ id }));
  const handleRemoved = (ids: readonly string[]): void => {
    if (shown && 'id' in shown && ids.includes(shown.id)) setShown(undefined);
    setSelected(new Map([...selected].filter(([id]) => !ids.includes(id))));
    void refresh();
  };
  const findText = shared('administration.find');
  const yes = shared('yes');
  return (
    <ListPage<ProductPlace>
      {...list.pageProps}
      data={{ onRefresh: () => void refresh(), onChanged: handleRemoved }}
      title={t('title')}
      storageKey="productTree"
      toolbar={
        <Flex gap={8} wrap justify="end">
          <ListImport path="/mfr/product" permission="product:import" title={t('import')} onImported={() => void refresh()} />
          <ProductExport />
          <NewButton permission="product:add" onClick={() => show({ above: undefined })}>
            {t('addLine')}
          </NewButton>
        </Flex>
      }
      filters={{
        fields: (
          <>
            <TextFilter name="keyWord" label={findText} />
            <Form.Item name="enabled" label={t('onlyEnabled')}>
              <Select allowClear options={[{ value: 'Y', label: yes }]} />
            </Form.Item>
          </>
        ),
        active: activeFilters(state.filters, { keyWord: { label: findText }, enabled: { label: t('onlyEnabled'), render: () => yes } }),
      }}
      view={list.view}
      columns={columns}
      rowKey={({ key }) => key}
      selection={{
        ids: [...selected.keys()],
        records: [...selected.values()],
        onChange: (ids) => setSelected(new Map([...selected].filter(([id]) => ids.includes(id)))),
      }}
      batch={mayDelete ? { deletion: { remove: removeProducts } } : undefined}
      body={({ columns: chosen, rowHeight }) => (
        <div className={styles.halves} data-open={shown ? true : undefined}>
          <div className={styles.tree}>
            {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton rows={8} />}
            {data && (
              <ProductTree
                key={`${wanted} ${onlyEnabled}`}
                places={places}
                version={dataUpdatedAt}
                current={shown && 'id' in shown ? shown.id : undefined}
                hasCodes={chosen.some(({ key }) => key === 'code')}
                selection={mayDelete ? { rows: selected, onChange: setSelected } : undefined}
                onOpen={open}
                rowHeight={rowHeight}
              />
            )}
          </div>
          <div className={styles.panel}>
            {shown && data ? (
              <ProductPanel
                key={'id' in shown ? shown.id : `new ${shown.above?.code ?? ''}`}
                shown={shown}
                nodes={data}
                mayLeave={mayLeave}
                onAddBelow={(above) => show({ above })}
                onSaved={handleSaved}
                onRemoved={() => shown && 'id' in shown && handleRemoved([shown.id])}
                onClose={() => show(undefined)}
              />
            ) : (
              <EmptyState title={t('choose')} />
            )}
          </div>
        </div>
      )}
    />
  );
}
