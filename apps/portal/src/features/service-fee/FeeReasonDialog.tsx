import type { ServiceFee } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { cancelFees } from './fees.ts';

interface FeeReasonDialogProps {
  fee: ServiceFee;
  action: 'noPass' | 'cancel';
  onClose: () => void;
}

/** Returns a fee to whoever entered it, or cancels it, and says why. */
export function FeeReasonDialog({ fee, action, onClose }: FeeReasonDialogProps) {
  const { t } = useTranslation('serviceFee');
  const { state, move } = useFormActions();
  const { kept, discard } = useKeptReason(`serviceFee.${action}`, fee.id);
  const call = {
    noPass: (opinion: string) => decideDocument('serviceFee', fee, { action: 'no_pass', opinion }),
    cancel: (reason: string) => single(cancelFees({ ids: [fee.id], reason })),
  };
  // After a refusal the input stays.
  const submit = async (reason: string): Promise<void> => {
    let isDone = false;
    await move(async () => {
      await call[action](reason);
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
      title={t(`ask.${action}`, { no: fee.feeNo })}
      okText={t(action === 'cancel' ? 'action.cancel' : 'shared:action.noPass')}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion }) => void submit(opinion)}
      onCancel={onClose}
    />
  );
}
