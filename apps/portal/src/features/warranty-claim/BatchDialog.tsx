import type { WarrantyClaimItem } from '@harrow/api-client';
import { ErrorState, ListSkeleton, Money, StatusTag } from '@harrow/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './BatchDialog.module.css';
import { type BatchAction, batchClaims } from './claimCalls.ts';

interface BatchDialogProps {
  action: BatchAction;
  claims: readonly WarrantyClaimItem[];
  /** It was done, at least for some. */
  onDone: () => void;
  onClose: () => void;
}

/** Says first what will be done with the selected claims and which will be skipped, then does it and says what became of each. */
export function BatchDialog({ action, claims, onDone, onClose }: BatchDialogProps) {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const failureText = useFailureText();
  const ids = claims.map(({ id }) => id);
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
  const skipped = [...(preview.data?.failed ?? []), ...(batch.data?.failed ?? [])];
  const reasons = new Map(skipped.map(({ id, text }) => [id, text]));
  const finish = (): void => {
    if (batch.data) onDone();
    onClose();
  };
  return (
    <Modal
      open
      title={t(action === 'pass' ? 'batch.pass' : 'batch.auditSucceeded')}
      onCancel={finish}
      width="min(720px, calc(100vw - 16px))"
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
      {batch.error && <Alert type="error" showIcon title={failureText(batch.error)} />}
      {preview.data && (
        <>
          <p role="status">
            {batch.data
              ? t('batch.result', { done: batch.data.ok.length, skipped: skipped.length })
              : [t('batch.preview', { count: ready.length }), skipped.length > 0 && t('batch.skipped', { n: skipped.length })].filter(Boolean).join(', ')}
          </p>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <tbody>
                {claims.map((claim) => (
                  <tr key={claim.id}>
                    <th scope="row">{claim.claimNo}</th>
                    <td>{claim.subDealerName ?? claim.dealerName}</td>
                    <td className={styles.amount}>
                      <Money amount={claim.auditTotal ?? claim.totalAmount} currency={claim.currency} />
                    </td>
                    <td>
                      <Outcome reason={reasons.get(claim.id)} isDone={batch.data !== undefined} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Modal>
  );
}

/** What will become, or has become, of one claim. */
function Outcome({ reason, isDone }: { reason: string | undefined; isDone: boolean }) {
  const { t } = useTranslation('warrantyClaim');
  if (reason) return <StatusTag variant="dot" color="error" text={<span className={styles.reason}>{reason}</span>} />;
  return <StatusTag variant="dot" color={isDone ? 'success' : 'processing'} text={t(isDone ? 'batch.done' : 'batch.ready')} />;
}
