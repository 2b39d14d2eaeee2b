import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ledgerPath } from './dealerPayments.ts';

interface Tab {
  key: string;
  address: string;
  label: string;
  active: boolean;
}

/** The lists about money lead to each other; finance has all accounts beside them. */
export function useLedgerTabs(current: 'ledger' | 'payments' | 'accounts' | 'imports'): Tab[] {
  const { t } = useTranslation('dealerPayment');
  const isMaker = isMakerUser(useStore(userStore));
  const mayImport = usePermission('dealerPayment:import');
  const tab = (name: typeof current, address: string): Tab => ({ key: address, address, label: t(`tab.${name}`), active: current === name });
  return [
    tab('ledger', ledgerPath),
    tab('payments', `${ledgerPath}/payments`),
    ...(isMaker ? [tab('accounts', `${ledgerPath}/accounts`)] : []),
    ...(mayImport ? [tab('imports', `${ledgerPath}/imports`)] : []),
  ];
}
