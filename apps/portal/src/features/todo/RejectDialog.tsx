import { isFailure, type TodoItem } from '@harrow/api-client';
import { ReasonDialog, useDictionary } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellElsewhere } from '../../platform/failures/failureEvents.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';

interface RejectDialogProps {
  item: TodoItem;
  onReject: (refusal: { rejectReason?: string; opinion: string }) => Promise<void>;
  onClose: () => void;
}

/** Sends a document back, with the reason. To mark fields and lines, the document has to be opened. */
export function RejectDialog({ item, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('todo');
  const { items } = useDictionary('reject_reason');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (rejectReason: string | undefined, opinion: string): Promise<void> => {
    setBusy(true);
    try {
      await onReject({ rejectReason, opinion });
      onClose();
    } catch (error) {
      if (isFailure(error, 'refused')) tellElsewhere(error);
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ReasonDialog
      open
      title={`${t('action.noPass')} ${item.docNo}`}
      okText={t('action.noPass')}
      danger
      reasons={(items ?? []).map(({ value, text }) => ({ value, text }))}
      loading={busy}
      error={problem}
      onSubmit={({ reason, opinion }) => void submit(reason, opinion)}
      onCancel={onClose}
    />
  );
}
