import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useKeptReason } from '../../shared/useKeptInput.ts';

interface WaiveDialogProps {
  id: string;
  no: string;
  /** @returns whether it is done */
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks why nothing is claimed. */
export function WaiveDialog({ id, no, onSubmit, onCancel }: WaiveDialogProps) {
  const { t } = useTranslation('partsArrival');
  const { kept, discard } = useKeptReason('partsArrival.waive', id);
  const submit = async (reason: string): Promise<void> => {
    if (await onSubmit(reason)) discard();
  };
  return (
    <ReasonDialog
      open
      {...kept}
      title={t('waive.title', { no })}
      okText={t('action.waiveDifferences')}
      onSubmit={({ opinion }) => void submit(opinion)}
      onCancel={onCancel}
    >
      {t('waive.hint')}
    </ReasonDialog>
  );
}
