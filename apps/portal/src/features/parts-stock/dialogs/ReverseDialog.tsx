import type { StockMove } from '@harrow/api-client';
import { ReasonDialog, useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { reverse } from '../stock.ts';

/** Gives a movement back, for a reason. */
export function ReverseDialog({ move, onClose }: { move: StockMove; onClose: () => void }) {
  const { t } = useTranslation('partsStock');
  const { message } = useMessages();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { kept, discard } = useKeptReason('partsStock.reverse', move.id);
  const giving = useMutation({
    mutationFn: (reason: string) => reverse({ moveIds: [move.id], reason }),
    onSuccess: () => {
      discard();
      void message.success(t('booked'));
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      {...kept}
      title={t('reverse.title', { no: move.moveNo })}
      okText={t('work.reverse')}
      loading={giving.isPending}
      error={giving.error && failureText(giving.error)}
      onSubmit={({ opinion }) => giving.mutate(opinion)}
      onCancel={onClose}
    />
  );
}
