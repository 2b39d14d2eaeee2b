import type { WarrantyClaimItem } from '@harrow/api-client';
import { type Action, EmptyState, ListPage, useSettings } from '@harrow/ui';
import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { userStore } from '../../app/session/session.ts';
import { useStore } from '../../shared/store.ts';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import type { BatchAction } from './claimCalls.ts';
import { claimColumns } from './claimColumns.tsx';
import { ClaimFilters, useActiveFilters } from './ClaimFilters.tsx';
import { claimListDefaults, isMakerUser } from './claimList.ts';
import { claims } from './claims.ts';
import { useStatusChips } from './useStatusChips.tsx';

const BatchDialog = lazyPage(async () => (await import('./BatchDialog.tsx')).BatchDialog);

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('warrantyClaim:add');
  const mayPrint = usePermission('warrantyClaim:print');
  const mayPass = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  const list = useList(claims, claimListDefaults(isMaker));
  const { filters } = list.state;
  const chips = useStatusChips(filters['status']);
  const columns = useMemo(() => claimColumns(t, language), [t, language]);
  const [selected, setSelected] = useState<WarrantyClaimItem[]>([]);
  const [batch, setBatch] = useState<BatchAction>();
  /** The selection may hold claims of other pages: their records are kept, to show them before anything is done. */
  const select = (ids: string[]): void => {
    const known = new Map([...selected, ...(list.pageProps.records ?? [])].map((claim) => [claim.id, claim]));
    setSelected(ids.flatMap((id) => known.get(id) ?? []));
  };
  const open = ({ id }: WarrantyClaimItem): void => void navigate(`detail/${id}`);
  const addButton = mayAdd && (
    <Button type="primary" onClick={() => void navigate('add')}>
      {t('newClaim')}
    </Button>
  );
  const rowActions = (claim: WarrantyClaimItem): Action[] => [
    { key: 'open', label: t(claim.allowedActions.includes('edit') ? 'action.edit' : 'list.open'), onClick: () => open(claim) },
    ...(mayPrint ? [{ key: 'print', label: t('action.print'), onClick: () => void navigate(`print/${claim.id}`) }] : []),
  ];
  const batchActions = (
    <>
      {mayPass && (
        <Button size="small" onClick={() => setBatch('pass')}>
          {t('batch.pass')}
        </Button>
      )}
      {mayAudit && (
        <Button size="small" onClick={() => setBatch('audit_succeeded')}>
          {t('batch.auditSucceeded')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={addButton}
        chips={chips}
        onChipClick={(status) => list.change({ filters: { ...filters, status: status === 'all' ? '' : status } })}
        filters={<ClaimFilters isMaker={isMaker} />}
        activeFilters={useActiveFilters(filters)}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={open}
        rowHref={({ id }) => `/service/warrantyClaim/detail/${id}`}
        selection={
          mayPass || mayAudit
            ? {
                ids: selected.map(({ id }) => id),
                onChange: select,
                actions: batchActions,
                isDisabled: ({ status }) => status !== 'submitted' && status !== 'pass',
              }
            : undefined
        }
        empty={<EmptyState title={t(isMaker ? 'list.emptyStaff' : 'list.emptyDealer')} action={addButton} />}
      />
      <Suspense>{batch && <BatchDialog action={batch} claims={selected} onDone={() => setSelected([])} onClose={() => setBatch(undefined)} />}</Suspense>
    </>
  );
}
