import { DateText, DocumentPage, PageSkeleton, StatusTag } from '@harrow/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { confirmNotice, markNoticeRead, notices } from '../../shared/notices/notices.ts';
import { NoticeText } from '../../shared/notices/NoticeText.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import styles from './NoticeReaderPage.module.css';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** One notice, to be read and, if it has to be, confirmed. Opening it counts as reading. */
export function NoticeReaderPage() {
  const { t } = useTranslation('notice');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const mayWrite = usePermission('publicnotice:edit');
  const { data: notice, error, refetch } = useQuery(notices.detail(id));
  const confirm = useMutation({ mutationFn: () => confirmNotice(id) });
  useTabTitle(notice?.title);
  const isNew = notice?.readTime === null;
  useEffect(() => {
    // A failed call is harmless: the notice is marked as read at the next visit.
    if (isNew) void markNoticeRead(id).catch(() => undefined);
  }, [id, isNew]);
  if (error) {
    const toList = <Button onClick={() => void navigate('/workbench/notice/list')}>{t('notices.all')}</Button>;
    return <CallFailure error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!notice) return <PageSkeleton />;
  return (
    <DocumentPage
      title={notice.title}
      status={
        <>
          {notice.topFlag === 'Y' && <StatusTag color="blue" text={t('notices.top')} />}
          {notice.toConfirm && <StatusTag color="warning" text={t('notices.mustRead')} />}
        </>
      }
      actions={mayWrite && <Button onClick={() => void navigate(`/workbench/notice/manage/detail/${id}`)}>{t('notices.edit')}</Button>}
      notice={confirm.error && <Alert type="error" showIcon title={failureText(confirm.error)} />}
    >
      <div className={styles.reader}>
        <NoticeText notice={notice} />
        {notice.toConfirm && (
          <Button type="primary" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('notices.confirm')}
          </Button>
        )}
        {notice.confirmTime !== null && (
          <p className={styles.meta}>
            {t('notices.confirmed')} <DateText value={notice.confirmTime} />
          </p>
        )}
      </div>
    </DocumentPage>
  );
}
