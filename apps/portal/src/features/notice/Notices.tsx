import type { NoticeItem } from '@harrow/api-client';
import { DateText, EmptyState, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './NoticePage.module.css';
import { noticePages } from './notices.ts';

const NoticeDialog = lazyPage(async () => (await import('./NoticeDialog.tsx')).NoticeDialog);

/** The notices, pinned and unread ones as the server sorts them; each opens in a dialog. */
export function Notices() {
  const { t } = useTranslation('notice');
  const failureText = useFailureText();
  const [pages, setPages] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const { data, error, refetch } = useQuery(noticePages(pages));
  return (
    <section className={styles.card} aria-label={t('notices.title')}>
      <header>
        <h2>{t('notices.title')}</h2>
      </header>
      {error && <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.total === 0 && <EmptyState title={t('notices.none')} description={t('notices.noneText')} />}
      <ul className={styles.rows}>
        {data?.records.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={() => setOpenId(notice.id)} />
        ))}
      </ul>
      {data && data.total > data.records.length && (
        <header>
          <button type="button" className="hw-link" onClick={() => setPages(pages + 1)}>
            {t('notices.more')}
          </button>
        </header>
      )}
      <Suspense>{openId && <NoticeDialog id={openId} onClose={() => setOpenId(undefined)} />}</Suspense>
    </section>
  );
}

function NoticeRow({ notice, onOpen }: { notice: NoticeItem; onOpen: () => void }) {
  const { t } = useTranslation('notice');
  const isOpen = notice.mustRead === 'Y' && notice.readFlag === 'N';
  return (
    <li data-unread={notice.readFlag === 'N' || undefined}>
      <button type="button" className="hw-link" onClick={onOpen}>
        {notice.title}
      </button>
      <span className={styles.meta}>
        <DateText value={notice.publishTime} />
      </span>
      <span className={styles.tags}>
        <span>{notice.noticeType_dictText}</span>
        {notice.topFlag === 'Y' && <span>{t('notices.top')}</span>}
        {isOpen && <span className={styles.late}>{t('notices.mustRead')}</span>}
      </span>
    </li>
  );
}
