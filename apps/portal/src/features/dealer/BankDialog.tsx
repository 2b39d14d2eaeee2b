import type { Dealer } from '@harrow/api-client';
import { FieldGrid, LimitedInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { useRequired } from '../../shared/master/masterFields.tsx';
import { changeBank } from './dealers.ts';

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
  const required = useRequired();
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
          <Form.Item name="bankName" label={t('field.bankName')} rules={required}>
            <LimitedInput limit={100} autoFocus />
          </Form.Item>
          <Form.Item name="bankTagNumber" label={t('field.bankTagNumber')} rules={required}>
            <LimitedInput limit={20} />
          </Form.Item>
          <Form.Item name="accountNumber" label={t('field.accountNumber')} rules={required}>
            <LimitedInput limit={42} />
          </Form.Item>
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}
