import type { ForceInsuranceItem } from '@harrow/api-client';
import { type Action, type BatchAction, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { insuranceList } from './insuranceColumns.tsx';
import { countExpiring, insurances, renewPolicies, sumUpPremiums, uninsuredCount, insuranceListing } from './insurances.ts';

/** Policies of machines; those waiting for the user's side come first. */
export function InsuranceListPage() {
  const { t } = useTranslation('forceInsurance');
  const isMaker = isMakerUser(useStore(userStore));
  const mayQueryVehicles = useGrant('vehicle:query');
  const { data: uninsured } = useQuery({ ...uninsuredCount, enabled: mayQueryVehicles });
  const steps = useDocumentBatches<ForceInsuranceItem>({ docType: 'forceInsurance', steps: ['submit', 'withdraw', 'pass', 'noPass'] });
  const mayRenew = usePermission('forceInsurance:add') && !isMaker;
  const { decisions, dialog } = useRowDecisions('forceInsurance');
  const renew = useRenewal();
  const rowActions = (item: ForceInsuranceItem): Action[] => [
    ...(item.allowedActions.includes('renew') ? [{ key: 'renew', label: t('action.renew'), onClick: () => void renew(item.id) }] : []),
    ...decisions(item, item.insuranceNo),
  ];
  return (
    <>
      <DocumentListPage
        list={insuranceList}
        kind={insuranceListing}
        newText={t('new')}
        chips={{
          late: { filter: 'expiring', label: t('list.expiring'), count: countExpiring },
          links: mayQueryVehicles ? [{ address: '/vehicle/list?uninsured=Y', label: t('list.uninsured'), count: uninsured }] : [],
        }}
        sumUp={sumUpPremiums(t('field.subsidyAmount'))}
        rowActions={rowActions}
        batchActions={[...(mayRenew ? [renewal(t)] : []), ...steps]}
        batchColumns={['insuranceNo', 'vin', 'policyNo']}
      />
      {dialog}
    </>
  );
}

const renewal = (t: TFunction<'forceInsurance'>): BatchAction<ForceInsuranceItem> => ({
  key: 'renew',
  label: t('action.renew'),
  ...previewed('forceInsurance', (ids, _values, trial) => renewPolicies({ ids }, trial)),
});

/** Begins the policy that follows, and opens it. */
export function useRenewal(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const { message } = useMessages();
  const failureText = useFailureText();
  return async (id) => {
    try {
      const { created, failed } = await renewPolicies({ ids: [id] });
      if (failed[0]) return void message.error(failed[0].text);
      await queryClient.invalidateQueries({ queryKey: insurances.key });
      void navigate(`${insuranceListing.address}/edit/${created[0]!.id}`);
    } catch (error) {
      void message.error(failureText(error));
    }
  };
}
