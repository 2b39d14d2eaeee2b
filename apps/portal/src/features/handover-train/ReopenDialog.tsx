import type { HandoverTrainItem } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { useKeptReason } from '../../shared/useKeptInput.ts';

/** Asks why a registration has to be corrected, and reopens it. */
export function ReopenDialog({ handover, onClose }: { handover: HandoverTrainItem; onClose: () => void }) {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const failureText = useFailureText();
  const warnings = useWarnings();
  const { kept, discard } = useKeptReason('handoverTrain.reopen', handover.id);
  const done = (): void => {
    discard();
    onClose();
  };
  const reopen = useMutation({
    mutationFn: (opinion: string) =>
      warnings.run(async (confirm) => {
        await decideDocument('handoverTrain', handover, { action: 'reopen', opinion }, { confirm });
        return true;
      }),
    // Counts, lists and other documents change with it.
    onSuccess: (isDone) => isDone && done(),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <ReasonDialog
        open
        danger
        {...kept}
        title={`${t('action.reopen')} ${handover.handoverNo}`}
        loading={reopen.isPending}
        error={reopen.error && failureText(reopen.error)}
        onSubmit={({ opinion }) => reopen.mutate(opinion)}
        onCancel={onClose}
      />
      {warnings.dialog}
    </>
  );
}
