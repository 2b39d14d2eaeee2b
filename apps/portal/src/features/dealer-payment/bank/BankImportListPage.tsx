import type { BankImport } from '@harrow/api-client';
import { bankImportsFields as sheet } from '@harrow/api-client/fields';
import { type Action, lazyPart } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { ListImport } from '../../../shared/list/ListTools.tsx';
import { useTakeBack } from '../../../shared/list/useTakeBack.ts';
import { bankImports, dealerAccounts, dealerPayments, ledgerEntries, ledgerPath, takeBackBankImport } from '../dealerPayments.ts';
import { useLedgerTabs } from '../useLedgerTabs.ts';

const BankImportDialog = lazyPart(async () => ({ default: (await import('./BankImportDialog.tsx')).BankImportDialog }));

const list: SheetList<BankImport, typeof sheet> = {
  noun: 'dealerPayment',
  texts: 'imports',
  sheet,
  columns: {
    fileName: { fixed: 'left' },
    createTime: { named: 'importTime' },
    createBy: {},
    bookedCount: {},
    draftCount: {},
    takenBackTime: {},
    takenBackBy: {},
  },
  query: ['fileName', { value: 'createTime', named: 'importTime' }, 'createBy', 'takenBackTime'],
  filters: [],
};

/** Files of banks that were imported, each of which can be taken back as a whole. */
export function BankImportListPage() {
  const { t } = useTranslation('dealerPayment');
  const navigate = useNavigate();
  const client = useQueryClient();
  const askFirst = useTakeBack();
  const readAgain = (): Promise<unknown> =>
    Promise.all([bankImports, dealerPayments, ledgerEntries, dealerAccounts].map(({ key }) => client.invalidateQueries({ queryKey: key })));
  const askToTakeBack = ({ id, version, fileName }: BankImport): void =>
    askFirst({
      title: t('imports.takeBackAsk', { file: fileName }),
      content: t('imports.takeBackText'),
      okText: t('imports.takeBack'),
      cancelText: t('imports.leave'),
      takeBack: () => takeBackBankImport({ id, version }),
      readAgain,
    });
  const rowActions = (run: BankImport): Action[] => [
    { key: 'lines', label: t('imports.lines'), onClick: () => void navigate(`${ledgerPath}/imports/${run.id}`) },
    ...(run.allowedActions.includes('takeBack') ? [{ key: 'takeBack', label: t('imports.takeBack'), danger: true, onClick: () => askToTakeBack(run) }] : []),
  ];
  return (
    <AdministrationListPage
      list={list}
      resource={bankImports}
      siblings={useLedgerTabs('imports')}
      rowActions={rowActions}
      tools={() => (
        <ListImport
          path="/mfr/bankImport"
          permission="dealerPayment:import"
          title={t('imports.import')}
          onImported={() => void readAgain()}
          Dialog={BankImportDialog}
        />
      )}
    />
  );
}
