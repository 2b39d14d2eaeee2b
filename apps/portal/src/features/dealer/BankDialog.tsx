import type { Dealer } from '@harrow/api-client';
import { dealerMastersBankRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { changeBank } from './dealers.ts';

const SheetField = sheetFieldsOf(dealerMastersBankRecord, 'dealer');

interface Account {
  bankName: string;
  bankTagNumber: string;
  accountNumber: string;
}

interface BankDialogProps {
  dealer: Dealer;
  onClose: () => void;
  onSaved: () => void;
}

/** Another account for a dealer; the ends of the old and the new number are shown before it counts. */
export function BankDialog({ dealer: current, onClose, onSaved }: BankDialogProps) {
  const { t } = useTranslation('dealer');
  const dealer = useOpened(current);
  const warnings = useWarnings();
  const { id, version, pendingBank, bankName, bankTagNumber, accountNumber } = dealer;
  const given = pendingBank ?? { bankName, bankTagNumber, accountNumber };
  const initial: Partial<Account> = { bankName: given.bankName ?? '', bankTagNumber: given.bankTagNumber ?? '', accountNumber: given.accountNumber ?? '' };
  return (
    <>
      <EditDialog<Account>
        title={t('bank.change')}
        initialValues={initial}
        save={(account) => warnings.run((confirm) => changeBank({ id, version, ...account }, { confirm }), t('bank.confirm'))}
        onSaved={(saved) => saved !== undefined && onSaved()}
        onClose={onClose}
      >
        <FieldGrid columns={2}>
          <SheetField name="bankName" autoFocus />
          <SheetField name="bankTagNumber" />
          <SheetField name="accountNumber" />
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}
