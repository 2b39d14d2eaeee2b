import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

interface CloseDialogProps {
  no: string;
  /** Machines on which it is open; they can be claimed no longer. */
  open: number;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a campaign ends. */
export function CloseDialog({ no, open, onSubmit, onCancel }: CloseDialogProps) {
  const { t } = useTranslation('campaign');
  return (
    <ReasonDialog
      open
      danger
      title={t('ask.close', { no, n: open })}
      okText={t('shared:action.close')}
      onSubmit={({ opinion }) => onSubmit(opinion)}
      onCancel={onCancel}
    />
  );
}
