import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmNotice, notices, noticesToConfirm } from '../../../shared/notices/notices.ts';
import { NoticeText } from '../../../shared/notices/NoticeText.tsx';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';

/** The notices that the user has to confirm, one after the other, before they go on. */
export function MustReadNotices() {
  const { t } = useTranslation('shared');
  const { data } = useQuery(noticesToConfirm);
  const [first] = data?.records ?? [];
  return first && <MustRead key={first.id} id={first.id} title={first.title} more={t('notice.waiting', { count: data!.total })} />;
}

function MustRead({ id, title, more }: { id: string; title: string; more: string }) {
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const [isPutOff, setPutOff] = useState(false);
  const { data: notice, error, refetch } = useQuery(notices.detail(id));
  const confirm = useMutation({ mutationFn: () => confirmNotice(id) });
  // A notice that cannot be shown must not lock users out.
  const putOff = (
    <Button key="later" onClick={() => setPutOff(true)}>
      {t('notice.later')}
    </Button>
  );
  return (
    <Modal
      // It appears whole: nothing in it moves.
      open={!isPutOff && (notice !== undefined || error !== null)}
      width={768}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <span key="more" style={{ float: 'inline-start', color: 'var(--hw-text-secondary)', lineHeight: '32px' }}>
          {more}
        </span>,
        error && putOff,
        <Button key="confirm" type="primary" disabled={!notice} loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('notice.confirm')}
        </Button>,
      ]}
    >
      {confirm.error && <Alert type="error" showIcon title={failureText(confirm.error)} style={{ marginBlockEnd: 16 }} />}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {notice && <NoticeText notice={notice} />}
    </Modal>
  );
}
