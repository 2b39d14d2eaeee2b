import type { PackingList } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { recallPackings } from '../packingLists.ts';

interface RecallDialogProps {
  packing: PackingList;
  onClose: () => void;
}

/** Takes a shipment back, and says why. */
export function RecallDialog({ packing: { id, packingNo }, onClose }: RecallDialogProps) {
  const { t } = useTranslation('packingList');
  const { state, move } = useFormActions();
  const { kept, discard } = useKeptReason('packingList.recall', id);
  // After a refusal the input stays.
  const recall = async (reason: string): Promise<void> => {
    let isDone = false;
    await move(async () => {
      await single(recallPackings({ ids: [id], reason }));
      isDone = true;
    });
    if (!isDone) return;
    discard();
    onClose();
  };
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('recall.title', { no: packingNo })}
      okText={t('action.recall')}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion }) => void recall(opinion)}
      onCancel={onClose}
    >
      <p>{t('recall.hint')}</p>
    </ReasonDialog>
  );
}
