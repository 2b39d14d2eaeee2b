import { privacyUnmask, resultOf } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../calls/useFailureText.ts';
import { useKeptReason } from '../useKeptInput.ts';
import type { MaskedField } from './MaskedNumber.tsx';

interface UnmaskDialogProps {
  field: MaskedField;
  onShown: (value: string | null) => void;
  onClose: () => void;
}

/** Asks the user's reason for seeing a number in full. The number is kept nowhere else. */
export function UnmaskDialog({ field, onShown, onClose }: UnmaskDialogProps) {
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const { kept, discard } = useKeptReason(`${field.docType}.unmask`, `${field.id}:${field.field}`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      const { value } = await resultOf(privacyUnmask({ body: { ...field, reason } }));
      discard();
      onShown(value);
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ReasonDialog open {...kept} title={t('unmask')} loading={isBusy} error={problem} onSubmit={({ opinion }) => void ask(opinion)} onCancel={onClose}>
      <p>{t('unmaskLogged')}</p>
    </ReasonDialog>
  );
}
