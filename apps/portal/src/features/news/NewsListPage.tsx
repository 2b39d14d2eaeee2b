import type { NewsItem } from '@harrow/api-client';
import { newsFields as sheet } from '@harrow/api-client/fields';
import { EmptyState, ListPage } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type SheetList, useSheetList } from '../../shared/fields/useSheetList.ts';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { CardList } from '../../shared/list/CardList.tsx';
import { LookSwitch } from '../../shared/list/LookSwitch.tsx';
import { useList } from '../../shared/list/useList.ts';
import { useLook } from '../../shared/list/useLook.ts';
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

const storageKey = 'NEWS_LOOK';

/** Stories for all users, as cards or as a table. */
export function NewsListPage() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const mayWrite = usePermission('news:edit');
  const [look, choose] = useLook(storageKey);
  const { columns, filters, shownFilters } = useSheetList({ list });
  const stories = useList(news);
  const { state, view, pageProps } = stories;
  const { records = [] } = pageProps.data;
  const cards = () => (
    <CardList
      list={stories}
      label={t('reader.title')}
      card={(story) => (
        <Link className={styles.card} to={pathOfStory(story.id)}>
          <NewsCard story={story} isUnread={story.readFlag === 'N'} />
        </Link>
      )}
    />
  );
  return (
    <ListPage
      {...pageProps}
      title={t('reader.title')}
      toolbar={
        <Flex gap={8} wrap justify="end">
          <LookSwitch look={look} onChoose={choose} />
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
