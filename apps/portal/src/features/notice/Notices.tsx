import type { NoticeItem } from '@harrow/api-client';
import { DateText, EmptyState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noticesToConfirm } from '../../shared/notices/notices.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { latestNotices } from './noticeList.ts';
import styles from './NoticePage.module.css';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** The latest notices: those that wait for a confirmation first, then as the server sorts them. */
export function Notices() {
  const { t } = useTranslation('notice');
  const mayWrite = usePermission('publicnotice:edit');
  const { data, error, refetch } = useQuery(latestNotices);
  const { data: waiting } = useQuery({ ...noticesToConfirm, enabled: usePermission('publicnotice:confirm') });
  const open = waiting?.records ?? [];
  const openIds = new Set(open.map(({ id }) => id));
  const rows = [...open, ...(data?.records.filter(({ id }) => !openIds.has(id)) ?? [])];
  return (
    <section className={styles.card} aria-label={t('notices.title')}>
      <header>
        <h2>{t('notices.title')}</h2>
        <span className={styles.links}>
          {mayWrite && <Link to="/workbench/notice/manage">{t('notices.manage')}</Link>}
          <Link to="/workbench/notice/list">{t('notices.all')}</Link>
        </span>
      </header>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.total === 0 && <EmptyState title={t('notices.none')} description={t('notices.noneText')} />}
      <ul className={styles.rows}>{data && rows.map((notice) => <NoticeRow key={notice.id} notice={notice} toConfirm={openIds.has(notice.id)} />)}</ul>
    </section>
  );
}

function NoticeRow({ notice, toConfirm }: { notice: NoticeItem; toConfirm: boolean }) {
  const { t } = useTranslation('notice');
  return (
    <li data-unread={notice.readFlag === 'N' || undefined}>
      <Link to={`/workbench/notice/detail/${notice.id}`}>{notice.title}</Link>
      <span className={styles.meta}>
        <DateText value={notice.publishTime} />
      </span>
      <span className={styles.tags}>
        <span>{notice.noticeType_dictText}</span>
        {notice.topFlag === 'Y' && <span>{t('notices.top')}</span>}
        {toConfirm && <span className={styles.due}>{t('notices.mustRead')}</span>}
      </span>
    </li>
  );
}
