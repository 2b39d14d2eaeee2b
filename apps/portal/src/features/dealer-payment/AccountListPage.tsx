import type { DealerAccount } from '@harrow/api-client';
import { ledgerEntriesAccountsFields as sheet } from '@harrow/api-client/fields';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { accountDefaults, dealerAccounts, ledgerPath } from './dealerPayments.ts';
import { useLedgerTabs } from './useLedgerTabs.ts';

const list: SheetList<DealerAccount, typeof sheet> = {
  noun: 'dealerPayment',
  texts: 'accounts',
  sheet,
  columns: {
    dealerCode: { fixed: 'left' },
    dealerName: { sortable: false },
    accountType: {},
    balance: { strong: true },
    committed: { sortable: false },
    remaining: { sortable: false },
    lastPostingSeq: {},
    lastEntryNo: { sortable: false },
    lastPostTime: { sortable: false },
  },
  query: ['dealerCode', 'accountType', 'currency', 'balance', 'lastPostingSeq'],
  filters: ['accountType', 'currency', { name: 'open', kind: 'switch', label: 'accounts.open' }, { name: 'dealerCode', kind: 'dealer', for: 'maker' }],
};

/** All accounts with what is on them, and what orders will still take. */
export function AccountListPage() {
  const { t } = useTranslation('dealerPayment');
  const navigate = useNavigate();
  const rowActions = ({ dealerCode, accountType, currency }: DealerAccount): Action[] => [
    { key: 'lines', label: t('accounts.lines'), onClick: () => void navigate(listLink(ledgerPath, { dealerCode, accountType, currency })) },
  ];
  return (
    <AdministrationListPage list={list} resource={dealerAccounts} defaults={accountDefaults} siblings={useLedgerTabs('accounts')} rowActions={rowActions} />
  );
}
