import type { BatchResult } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText.ts';
import { type BatchAction, batchClaims } from './claimCalls.ts';

interface BatchDialogProps {
  action: BatchAction;
  ids: string[];
  /** It was done, at least for some. */
  onDone: () => void;
  onClose: () => void;
}

/** Says first what will be done with the selected claims and which will be skipped, then does it and says what became of each. */
export function BatchDialog({ action, ids, onDone, onClose }: BatchDialogProps) {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const failureText = useFailureText();
  const preview = useQuery({
    queryKey: ['warrantyClaim', 'batch', action, ids],
    queryFn: () => batchClaims(action, ids, true),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const batch = useMutation({
    mutationFn: (ready: string[]) => batchClaims(action, ready, false),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'batch' }),
  });
  const ready = preview.data?.ok ?? [];
  const finish = (): void => {
    if (batch.data) onDone();
    onClose();
  };
  const skipped = [...(preview.data?.failed ?? []), ...(batch.data?.failed ?? [])];
  return (
    <Modal
      open
      title={t(action === 'pass' ? 'batch.pass' : 'batch.auditSucceeded')}
      onCancel={finish}
      width="min(640px, calc(100vw - 16px))"
      footer={
        batch.data ? (
          <Button type="primary" onClick={finish}>
            {t('batch.close')}
          </Button>
        ) : (
          <>
            <Button onClick={finish}>{t('action.cancel')}</Button>
            <Button type="primary" disabled={ready.length === 0} loading={batch.isPending} onClick={() => batch.mutate(ready)}>
              {t('batch.go')}
            </Button>
          </>
        )
      }
    >
      {preview.isPending && <ListSkeleton rows={3} />}
      {preview.error && <ErrorState reason={failureText(preview.error)} onRetry={() => void preview.refetch()} />}
      {preview.data && !batch.data && <p>{t('batch.preview', { count: ready.length })}</p>}
      {batch.error && <Alert type="error" showIcon title={failureText(batch.error)} />}
      {batch.data && (
        <p role="status">
          <strong>{t('batch.result', { done: batch.data.ok.length, skipped: skipped.length })}</strong>
        </p>
      )}
      <Skipped failed={skipped} />
    </Modal>
  );
}

function Skipped({ failed }: { failed: BatchResult['failed'] }) {
  const { t } = useTranslation('warrantyClaim');
  if (failed.length === 0) return null;
  return (
    <>
      <p>{t('batch.skipped', { n: failed.length })}</p>
      <ul>
        {failed.map(({ id, no, text }) => (
          <li key={id}>
            <strong>{no}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
