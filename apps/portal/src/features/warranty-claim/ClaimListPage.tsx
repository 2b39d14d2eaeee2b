import type { WarrantyClaimItem } from '@harrow/api-client';
import { type Action, type BatchAction, type Deletion, EmptyState, ListPage } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { ListExport } from '../../shared/ListTools.tsx';
import { useStore } from '../../platform/store.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useList } from '../../shared/useList.ts';
import { ListQuery, listQueryChips } from '../../shared/ListQuery.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { batchClaims, deleteClaims } from './claimCalls.ts';
import { claimColumns, moreClaimColumns } from './claimColumns.tsx';
import { ClaimFilters, useActiveFilters } from './ClaimFilters.tsx';
import { claimListDefaults } from './claimList.ts';
import { claimQueryFields } from './claimQueryFields.ts';
import { ClaimSums } from './ClaimSums.tsx';
import { claims } from './claims.ts';
import { useStatusChips } from './useStatusChips.tsx';

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const language = useLanguage();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('warrantyClaim:add');
  const mayPrint = usePermission('warrantyClaim:print');
  const mayPass = usePermission('warrantyClaim:audit');
  const mayDelete = usePermission('warrantyClaim:delete');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  const mayExport = usePermission('warrantyClaim:export');
  const list = useList(claims, claimListDefaults(isMaker));
  const { filters } = list.state;
  const chips = useStatusChips(filters['status']);
  const queryFields = useMemo(() => claimQueryFields(t), [t]);
  const columns = useMemo(() => claimColumns(t, language), [t, language]);
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
  const batchActions: BatchAction<WarrantyClaimItem>[] = [
    ...(mayPass ? [batchAction('pass', t('batch.pass'))] : []),
    ...(mayAudit ? [batchAction('audit_succeeded', t('batch.auditSucceeded'))] : []),
  ];
  return (
    <ListPage
      {...list.pageProps}
      title={t('title')}
      toolbar={
        <Flex gap={8} wrap justify="end">
          <ListExport
            path="/api/portal/warrantyClaim/exportXls"
            permission="warrantyClaim:export"
            list={claims.name}
            state={list.state}
            columns={columns}
            moreColumns={moreClaimColumns(t)}
            selectedIds={list.selection.ids}
          />
          {addButton}
        </Flex>
      }
      chips={chips}
      onChipClick={(status) => list.change({ filters: { ...filters, status: status === 'all' ? '' : status } })}
      filters={<ClaimFilters isMaker={isMaker} />}
      activeFilters={useActiveFilters(filters)}
      columns={columns}
      rowActions={rowActions}
      onRowOpen={open}
      rowHref={({ id }) => `/service/warrantyClaim/detail/${id}`}
      selection={mayPass || mayAudit || mayDelete || mayExport ? list.selection : undefined}
      batchActions={batchActions}
      batchColumns={['claimNo', 'dealerName', 'totalAmount']}
      deletion={mayDelete ? deletion : undefined}
      filterExtra={<ListQuery resource={claims} fields={queryFields} state={list.state} change={list.change} />}
      queryChips={listQueryChips({ fields: queryFields, state: list.state, change: list.change })}
      summary={list.pageProps.records && <ClaimSums state={list.state} />}
      preview
      view={list.view}
      empty={<EmptyState title={t(isMaker ? 'list.emptyStaff' : 'list.emptyDealer')} action={addButton} />}
    />
  );
}

/** Why one cannot be deleted, the server says. */
const deletion: Deletion<WarrantyClaimItem> = {
  remove: (ids) => deleteClaims(ids),
  preview: (ids) => deleteClaims(ids, true),
  isAllowed: ({ allowedActions }) => allowedActions.includes('delete'),
};

/** One step for several claims: the server says first what would become of each, and why it refuses. */
const batchAction = (action: 'pass' | 'audit_succeeded', label: string): BatchAction<WarrantyClaimItem> => ({
  key: action,
  label,
  preview: (ids) => batchClaims(action, ids, true),
  run: (ids) => batchClaims(action, ids, false),
});
