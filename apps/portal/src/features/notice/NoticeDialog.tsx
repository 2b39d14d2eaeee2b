import { DateText, ErrorState, ListSkeleton } from '@harrow/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText.ts';
import { confirmRead, notices } from './notices.ts';

/** One notice. Reading it is confirmed by a button of its own, since some notices must be confirmed. */
export function NoticeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('notice');
  const failureText = useFailureText();
  const { data: notice, error, refetch } = useQuery(notices.detail(id));
  const confirm = useMutation({ mutationFn: () => confirmRead(id), onSuccess: onClose });
  return (
    <Modal
      open
      width={720}
      title={notice?.title ?? t('notices.title')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('notices.close')}
        </Button>,
        notice?.readFlag === 'N' && (
          <Button key="read" type="primary" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('notices.read')}
          </Button>
        ),
      ]}
    >
      {error && <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />}
      {!notice && !error && <ListSkeleton rows={4} />}
      {notice && (
        <>
          <p>
            {notice.noticeType_dictText} · <DateText value={notice.publishTime} />
          </p>
          {/* The server has sanitised it: the contract promises clean HTML. */}
          <div dangerouslySetInnerHTML={{ __html: notice.content }} />
        </>
      )}
    </Modal>
  );
}
