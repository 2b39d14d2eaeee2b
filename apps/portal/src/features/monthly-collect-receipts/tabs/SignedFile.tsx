import { monthlyCollectReceiptsSlots } from '@harrow/api-client/slots';
import { AttachmentSlots } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { receiptFiles } from '../receipts.ts';

/** The signed statement, which the dealer or finance adds at any time. */
export function SignedFile({ id }: { id: string }) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const owner = useMemo(() => ({ table: receiptFiles, id }), [id]);
  const mayConfirm = usePermission('monthlyCollectReceipts:confirm');
  const mayKeep = usePermission('monthlyCollectReceipts:edit');
  return (
    <section>
      <h2>{t('field.slot.signedFile')}</h2>
      <AttachmentSlots
        owner={owner}
        readOnly={!mayConfirm && !mayKeep}
        slots={[{ name: 'signedFile', label: t('field.slot.signedFile'), late: true, ...slotRules(monthlyCollectReceiptsSlots.signedFile) }]}
      />
    </section>
  );
}
