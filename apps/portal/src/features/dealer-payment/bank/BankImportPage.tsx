import { type BankImportLine, bankImportsLines, resultOf } from '@harrow/api-client';
import { bankImportsLinesFields as sheet } from '@harrow/api-client/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { AdministrationListPage } from '../../../shared/administration/AdministrationListPage.tsx';
import { resource } from '../../../shared/calls/resource.ts';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { defaultListState } from '../../../shared/list/address/listAddress.ts';
import { ledgerPath } from '../dealerPayments.ts';
import { useLedgerTabs } from '../useLedgerTabs.ts';

const list: SheetList<BankImportLine, typeof sheet> = {
  noun: 'dealerPayment',
  texts: 'imported',
  sheet,
  columns: {
    paymentNo: { fixed: 'left' },
    result: { tones: { booked: 'success', drafted: 'default' } },
    dealerCode: {},
    paymentAmount: { strong: true },
    feeDate: {},
    bankReference: { kind: 'copied' },
    payerName: {},
  },
  query: ['paymentNo', 'result', 'dealerCode', 'paymentAmount', 'currency', 'feeDate', 'bankReference', 'payerName'],
  filters: [],
};

const defaults = { ...defaultListState, sort: { column: 'paymentNo', order: 'asc' as const } };

/** Lines of a bank import, with their results. */
export function BankImportPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('dealerPayment');
  const navigate = useNavigate();
  const lines = useMemo(
    () =>
      resource<BankImportLine, never>(`bankImportLine.${id}`, {
        list: (query, signal) => resultOf(bankImportsLines({ query: { ...query, importId: id }, signal })),
      }),
    [id],
  );
  return (
    <AdministrationListPage
      list={list}
      resource={lines}
      defaults={defaults}
      siblings={useLedgerTabs('imports')}
      rowActions={({ paymentId }) => [{ key: 'open', label: t('imported.open'), onClick: () => void navigate(`${ledgerPath}/detail/${paymentId}`) }]}
    />
  );
}
