import type { SubDealerItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { OpinionField, ReasonField } from './StatusFields.tsx';
import { subDealerList } from './subDealerColumns.tsx';
import { decideRequests, suspendSubDealers, subDealerListing, type Words } from './subDealers.ts';

/** Sub-dealers, those at work first. */
export function SubDealerListPage() {
  const { t } = useTranslation('subDealer');
  const mayDecide = usePermission('subDealer:audit');
  const steps = useDocumentBatches<SubDealerItem>({ docType: 'subDealer', steps: ['submit', 'withdraw', 'pass'] });
  return (
    <DocumentListPage
      list={subDealerList}
      kind={subDealerListing}
      newText={t('new')}
      batchActions={[...steps, ...(mayDecide ? [decision(t, 'Y'), decision(t, 'N'), suspension(t)] : [])]}
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
  ...previewed<Words>('subDealer', (ids, { opinion = null }, trial) => decideRequests({ ids, accept, opinion }, trial), accept === 'Y'),
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
  ...previewed<Words>('subDealer', (ids, words, trial) => suspendSubDealers({ ids, ...words }, trial), false),
});
