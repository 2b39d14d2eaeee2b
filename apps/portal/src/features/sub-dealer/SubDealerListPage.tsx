import type { SubDealerItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { OpinionField, ReasonField } from './StatusFields.tsx';
import { subDealerList } from './subDealerColumns.tsx';
import { decideRequests, suspendSubDealers, subDealerListing } from './subDealers.ts';

/** Sub-dealers, those at work first. */
export function SubDealerListPage() {
  const { t } = useTranslation('subDealer');
  const mayDecide = usePermission('subDealer:audit');
  return (
    <DocumentListPage
      list={subDealerList}
      kind={subDealerListing}
      newText={t('new')}
      batchActions={mayDecide ? [decision(t, 'Y'), decision(t, 'N'), suspension(t)] : []}
      batchColumns={['subDealerCode', 'name']}
    />
  );
}

const decision = (t: TFunction<'subDealer'>, accept: 'Y' | 'N'): BatchAction<SubDealerItem> => ({
  key: `decide${accept}`,
  label: t(accept === 'Y' ? 'action.decide' : 'action.decline'),
  danger: accept === 'N',
  isAllowed: ({ allowedActions }) => allowedActions.includes(accept === 'Y' ? 'decide' : 'decline'),
  fields: <OpinionField required={accept === 'N'} />,
  run: (ids, { opinion }) => decideRequests({ ids, accept, opinion: (opinion as string | undefined) ?? null }),
});

const suspension = (t: TFunction<'subDealer'>): BatchAction<SubDealerItem> => ({
  key: 'suspend',
  label: t('action.suspend'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('suspend'),
  fields: (
    <>
      <ReasonField />
      <OpinionField required />
    </>
  ),
  run: (ids, { reason, opinion }) => suspendSubDealers({ ids, reason: reason as string, opinion: opinion as string }),
});
