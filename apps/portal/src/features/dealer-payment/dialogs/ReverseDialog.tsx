import type { LedgerEntryItem } from '@harrow/api-client';
import { ReasonDialog, useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { single } from '../../../shared/calls/notDone.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { reverseEntries } from '../dealerPayments.ts';

/** Takes a line back, for a reason. */
export function ReverseDialog({ entry, onClose }: { entry: LedgerEntryItem; onClose: () => void }) {
  const { t } = useTranslation('dealerPayment');
  const { message } = useMessages();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { kept, discard } = useKeptReason('dealerPayment.reverse', entry.id);
  const reversing = useMutation({
    mutationFn: (reason: string) => single(reverseEntries({ ids: [entry.id], reason })),
    onSuccess: () => {
      discard();
      void message.success(t('reversed'));
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('ask.reverse', { no: entry.entryNo })}
      okText={t('action.reverse')}
      loading={reversing.isPending}
      error={reversing.error && failureText(reversing.error)}
      onSubmit={({ opinion }) => reversing.mutate(opinion)}
      onCancel={onClose}
    />
  );
}
