import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useKeptReason } from '../../shared/useKeptInput.ts';

interface CloseDialogProps {
  id: string;
  no: string;
  /** Machines on which it is open; they can be claimed no longer. */
  open: number;
  /** Closes it. @returns whether it is done */
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks why a campaign ends. */
export function CloseDialog({ id, no, open, onSubmit, onCancel }: CloseDialogProps) {
  const { t } = useTranslation('campaign');
  const { kept, discard } = useKeptReason('campaign.close', id);
  const submit = async (reason: string): Promise<void> => {
    if (await onSubmit(reason)) discard();
  };
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('ask.close', { no, n: open })}
      okText={t('shared:action.close')}
      onSubmit={({ opinion }) => void submit(opinion)}
      onCancel={onCancel}
    />
  );
}
