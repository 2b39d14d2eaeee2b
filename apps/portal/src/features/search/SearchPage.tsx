import { EmptyState, ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { findEverything } from '../../shared/search/findEverything.ts';
import { FoundGroup } from './FoundGroup.tsx';
import styles from './SearchPage.module.css';

/** Records of all kinds for a keyword, which stands in the address. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', keyword],
    queryFn: ({ signal }) => findEverything(keyword, signal),
    enabled: keyword !== '',
  });
  const handleSearch = (text: string): void => {
    const next = text.trim();
    if (next === keyword) void refetch();
    else setParams(next === '' ? {} : { keyword: next });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <search>
        <Input.Search
          key={keyword}
          className={styles.field}
          aria-label={t('field')}
          placeholder={t('field')}
          defaultValue={keyword}
          autoFocus={keyword === ''}
          autoComplete="off"
          spellCheck={false}
          allowClear
          loading={isFetching}
          onSearch={handleSearch}
        />
      </search>
      {keyword === '' ? (
        <EmptyState title={t('prompt')} description={t('promptText')} />
      ) : error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.groups} aria-busy={isFetching}>
          {data.incomplete && (
            <Alert
              type="warning"
              showIcon
              title={t('incomplete')}
              action={
                <Button size="small" onClick={() => void refetch()}>
                  {t('again')}
                </Button>
              }
            />
          )}
          {data.groups.length === 0 && !data.incomplete && <EmptyState title={t('none', { keyword })} description={t('noneText')} />}
          {data.groups.map((group) => (
            <FoundGroup key={group.page} group={group} />
          ))}
        </div>
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
