import type { ServiceFee } from '@harrow/api-client';
import { DateText, DictText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../shared/changes/fieldName.ts';

/** Beside a fee: its change history. */
export const railOf = ({ id }: ServiceFee) => ({ changes: <FeeChanges id={id} />, hasComments: false });

const dictionaryOf: Readonly<Record<string, string>> = {
  feeType: 'service_fee_type',
  currency: 'currency',
  secondProduct: 'product2',
  closeReason: 'close_reason',
};

const valueOf = (field: string, value: string) => {
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  return field === 'feeDate' ? <DateText value={value} /> : <>{value}</>;
};

function FeeChanges({ id }: { id: string }) {
  useTranslation('serviceFee');
  return (
    <ChangeHistory
      docType="serviceFee"
      id={id}
      nameOf={({ field }) => fieldName('serviceFee', field) ?? fieldName('serviceFee', field, 'slot')}
      valueOf={valueOf}
    />
  );
}
