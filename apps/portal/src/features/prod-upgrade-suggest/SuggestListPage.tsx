import type { ProdUpgradeSuggestItem } from '@harrow/api-client';
import { prodUpgradeSuggestsPlanLimits as limits } from '@harrow/api-client/limits';
import { type BatchAction, DateInput, LimitedInput } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { suggestList } from './suggestColumns.tsx';
import { planSuggests, suggestListing } from './suggests.ts';

/** Suggestions for products: a dealer's own, or those that the maker answers. */
export function SuggestListPage() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const mayPlan = usePermission('prodUpgradeSuggest:finalAudit');
  const steps = useDocumentBatches<ProdUpgradeSuggestItem>({ docType: 'prodUpgradeSuggest', steps: ['submit', 'withdraw'] });
  return (
    <DocumentListPage
      list={suggestList}
      kind={suggestListing}
      newText={t('new')}
      chips={{ links: [{ address: `${suggestListing.address}/board`, label: t('board.title') }] }}
      batchActions={[...steps, ...(mayPlan ? [planning(t)] : [])]}
      batchColumns={['suggestNo', 'title']}
    />
  );
}

interface Plan {
  planVersion: string;
  planDate: string;
}

const planning = (t: TFunction<'prodUpgradeSuggest'>): BatchAction<ProdUpgradeSuggestItem> => ({
  key: 'plan',
  label: t('action.plan'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('plan'),
  fields: (
    <>
      <Form.Item name="planVersion" label={t('field.planVersion')} rules={[{ required: true, whitespace: true }]}>
        <LimitedInput limit={limits.planVersion.maxLength} />
      </Form.Item>
      <Form.Item name="planDate" label={t('field.planDate')} rules={[{ required: true }]}>
        <DateInput />
      </Form.Item>
    </>
  ),
  ...previewed<Plan>('prodUpgradeSuggest', (ids, values, trial) => planSuggests({ ids, ...(values as Plan) }, trial), false),
});
