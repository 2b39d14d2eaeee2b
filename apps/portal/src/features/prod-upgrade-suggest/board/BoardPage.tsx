import { EmptyState, ListSkeleton, PageHeader, Pager } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListState } from '../../../shared/list/address/listAddress.ts';
import { defaultListState } from '../../../shared/list/address/listAddress.ts';
import { useList } from '../../../shared/list/useList.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { board, suggestListing } from '../suggests.ts';
import styles from './board.module.css';
import { BoardCard } from './BoardCard.tsx';
import { BoardFilters } from './BoardFilters.tsx';

/** What most dealers want comes first. */
const boardDefaults: ListState = { ...defaultListState, sort: { column: 'votes', order: 'desc' } };

/** Suggestions of all dealers as cards, for the votes of the others. Everything chosen stands in the address. */
export function BoardPage() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const mayAdd = usePermission('prodUpgradeSuggest:add');
  const { state, change, pageProps } = useList(board, boardDefaults);
  const { data, paging } = pageProps;
  const isFiltered = Object.values(state.filters).some((value) => value !== '');
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('board.title')}
        actions={
          <>
            <Link to={suggestListing.address}>{t('title')}</Link>
            {mayAdd && (
              <Link to={`${suggestListing.address}/add`}>
                <Button type="primary" tabIndex={-1}>
                  {t('new')}
                </Button>
              </Link>
            )}
          </>
        }
      >
        {t('board.about')}
      </PageHeader>
      <BoardFilters filters={state.filters} onChange={(filters) => change({ filters })} />
      {data.error && (
        <Alert type="error" showIcon title={data.error.message} action={data.onRetry && <Button onClick={data.onRetry}>{t('documents:vin.retry')}</Button>} />
      )}
      {!data.records && !data.error && <ListSkeleton rows={6} />}
      {data.records?.length === 0 && <EmptyState title={t(isFiltered ? 'board.notFound' : 'board.empty')} />}
      <ul className={styles.cards} aria-busy={data.loading} aria-label={t('board.title')}>
        {data.records?.map((suggest) => (
          <BoardCard key={suggest.id} suggest={suggest} />
        ))}
      </ul>
      {paging?.onChange && (data.records?.length ?? 0) > 0 && (
        <Pager
          total={paging.total ?? 0}
          totalCapped={paging.totalCapped ?? false}
          page={paging.page ?? 1}
          pageSize={paging.pageSize ?? 10}
          {...(paging.pageSizes && { pageSizes: paging.pageSizes })}
          onChange={paging.onChange}
        />
      )}
    </div>
  );
}
