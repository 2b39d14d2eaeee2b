import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import type { NewsItem } from '@harrow/api-client';
import { newsFields as sheet } from '@harrow/api-client/fields';
import { EmptyState, ListPage, Pager } from '@harrow/ui';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { readStored, writeStored } from '../../platform/stored.ts';
import { type SheetList, useSheetList } from '../../shared/fields/useSheetList.ts';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { useList } from '../../shared/list/useList.ts';
import { NewsCard } from '../../shared/news/NewsCard.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { news, newsAddress, pathOfStory } from './news.ts';
import styles from './news.module.css';

const list: SheetList<NewsItem, typeof sheet> = {
  noun: 'news',
  sheet,
  columns: { title: {}, category: {}, publishTime: {}, readFlag: {}, attachmentCount: {}, author: {}, newsNo: {} },
  filters: ['title', { name: 'category', several: true }, 'publishTime'],
};

type Look = 'cards' | 'table';
const storageKey = 'NEWS_LOOK';

/** Stories for all users, as cards or as a table. */
export function NewsListPage() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const mayWrite = usePermission('news:edit');
  const [look, setLook] = useState<Look>(() => readStored<Look>(storageKey) ?? 'cards');
  const { columns, filters, shownFilters } = useSheetList({ list });
  const { state, view, pageProps } = useList(news);
  const { records = [] } = pageProps.data;
  const choose = (next: Look): void => {
    setLook(next);
    writeStored(storageKey, next);
  };
  const cards = () => (
    <div className={styles.list} aria-busy={pageProps.data.loading}>
      <ul data-cards className={styles.cards} aria-label={t('reader.title')}>
        {records.map((story) => (
          <li key={story.id}>
            <Link className={styles.card} to={pathOfStory(story.id)}>
              <NewsCard story={story} isUnread={story.readFlag === 'N'} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager {...pageProps.paging} total={pageProps.paging.total ?? 0} page={state.page} pageSize={state.pageSize} />
    </div>
  );
  return (
    <ListPage
      {...pageProps}
      title={t('reader.title')}
      toolbar={
        <Flex gap={8} wrap justify="end">
          <Segmented<Look>
            aria-label={t('reader.look')}
            value={look}
            options={[
              { value: 'cards', icon: <AppstoreOutlined aria-hidden />, label: t('reader.cards') },
              { value: 'table', icon: <BarsOutlined aria-hidden />, label: t('reader.table') },
            ]}
            onChange={choose}
          />
          {mayWrite && <Button onClick={() => void navigate(`${newsAddress}/manage`)}>{t('title')}</Button>}
        </Flex>
      }
      filters={{ fields: filters, active: activeFilters(state.filters, shownFilters) }}
      columns={columns}
      rows={{ onOpen: ({ id }) => void navigate(pathOfStory(id)), href: ({ id }) => pathOfStory(id) }}
      body={look === 'cards' && records.length > 0 ? cards : undefined}
      view={view}
      empty={<EmptyState title={t('reader.empty')} description={t('reader.emptyText')} />}
    />
  );
}
