import { EmptyState, ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { ListImport } from '../../shared/list/ListTools.tsx';
import styles from './ProductPage.module.css';
import { ProductPanel, type Shown } from './ProductPanel.tsx';
import { ProductTree } from './ProductTree.tsx';
import { ProductExport } from './ProductExport.tsx';
import { keptProducts, products } from './products.ts';

/** The tree of products on the left, the one that is chosen on the right. */
export function ProductPage() {
  const { t } = useTranslation('product');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(keptProducts);
  const [shown, setShown] = useState<Shown>();
  const refresh = () => client.invalidateQueries({ queryKey: products.key });
  const handleSaved = (id: string): void => void refresh().then(() => setShown({ id }));
  const handleSeveralRemoved = (ids: string[]): void => {
    if (shown && 'id' in shown && ids.includes(shown.id)) setShown(undefined);
    void refresh();
  };
  const handleRemoved = (): void => {
    setShown(undefined);
    void refresh();
  };
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ListImport path="/mfr/product" permission="product:import" title={t('import')} onImported={() => void refresh()} />
            <ProductExport />
            <NewButton permission="product:add" onClick={() => setShown({ above: undefined })}>
              {t('addLine')}
            </NewButton>
          </>
        }
      />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && (
        <div className={styles.halves}>
          <ProductTree
            nodes={data}
            selected={shown && 'id' in shown ? shown.id : undefined}
            onSelect={(id) => setShown({ id })}
            onRemoved={handleSeveralRemoved}
          />
          {shown ? (
            <ProductPanel
              key={'id' in shown ? shown.id : `new ${shown.above?.code ?? ''}`}
              shown={shown}
              nodes={data}
              onAddBelow={(above) => setShown({ above })}
              onSaved={handleSaved}
              onRemoved={handleRemoved}
            />
          ) : (
            <EmptyState title={t('choose')} />
          )}
        </div>
      )}
    </Flex>
  );
}
