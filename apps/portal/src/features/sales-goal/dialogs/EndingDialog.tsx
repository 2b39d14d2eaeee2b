import type { SalesGoal } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { type Ending, endings } from '../goals.ts';

interface EndingDialogProps {
  goal: SalesGoal;
  ending: Ending;
  onClose: () => void;
}

/** Asks why a released goal goes back to a draft, or ends before its year. */
export function EndingDialog({ goal: { id, goalNo: no }, ending, onClose }: EndingDialogProps) {
  const { t } = useTranslation('salesGoal');
  const { move } = useFormActions();
  const { kept, discard } = useKeptReason(`salesGoal.${ending}`, id);
  const submit = async (reason: string): Promise<void> => {
    onClose();
    await move(async (confirm) => {
      await single(endings[ending]([id], reason, { ...(confirm && { confirm }) }));
      discard();
    });
  };
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t(`ask.${ending}`, { no })}
      okText={t(`action.${ending}`)}
      onSubmit={({ opinion }) => void submit(opinion)}
      onCancel={onClose}
    />
  );
}
