import type { DealerItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { OpinionFields, SuspensionFields } from './StatusFields.tsx';
import { dealerList } from './dealerColumns.tsx';
import { reactivateDealers, suspendDealers, type Suspension, dealerListing } from './dealers.ts';

/** Dealers, those at work and those suspended first. */
export function DealerListPage() {
  const { t } = useTranslation('dealer');
  const maySuspend = usePermission('dealer:suspend');
  return (
    <DocumentListPage
      list={dealerList}
      kind={dealerListing}
      importFrom={{ path: '/mfr/dealer', title: t('import') }}
      newText={t('new')}
      batchActions={maySuspend ? [suspension(t), reactivation(t)] : []}
    />
  );
}

const suspension = (t: TFunction<'dealer'>): BatchAction<DealerItem> => ({
  key: 'suspend',
  label: t('action.suspend'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('suspend'),
  fields: <SuspensionFields />,
  ...previewed<Suspension>('dealer', (ids, values, trial) => suspendDealers({ ids, ...(values as Suspension) }, trial), false),
});

const reactivation = (t: TFunction<'dealer'>): BatchAction<DealerItem> => ({
  key: 'reactivate',
  label: t('action.reactivate'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('reactivate'),
  fields: <OpinionFields />,
  ...previewed<{ opinion: string }>('dealer', (ids, { opinion = '' }, trial) => reactivateDealers({ ids, opinion }, trial), false),
});
