import type { TrainingItem } from '@harrow/api-client';
import { type Action, type BatchAction, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { trainingList } from './trainingColumns.tsx';
import { cancelTrainings, publishTrainings, registerAddress, trainingListing } from './trainings.ts';

/** Courses: to register for, or to keep. */
export function TrainingListPage() {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const mayKeep = usePermission('training:edit');
  const rowActions = ({ allowedActions, planNo }: TrainingItem): Action[] =>
    allowedActions.includes('register') ? [{ key: 'register', label: t('action.register'), onClick: () => void navigate(registerAddress(planNo)) }] : [];
  return (
    <DocumentListPage
      list={trainingList}
      kind={trainingListing}
      newText={t('new')}
      chips={{ links: [{ address: `${trainingListing.address}/people`, label: t('people.title') }] }}
      rowActions={rowActions}
      batchActions={mayKeep ? [publishing(t), cancelling(t)] : []}
      batchColumns={['planNo', 'title']}
    />
  );
}

const publishing = (t: TFunction<'training'>): BatchAction<TrainingItem> => ({
  key: 'publish',
  label: t('action.publish'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('publish'),
  ...previewed('training', (ids, _values, trial) => publishTrainings({ ids }, trial)),
});

const cancelling = (t: TFunction<'training'>): BatchAction<TrainingItem> => ({
  key: 'cancel',
  label: t('action.cancel'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('cancel'),
  fields: (
    <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  ),
  ...previewed<{ reason: string }>('training', (ids, { reason = '' }, trial) => cancelTrainings(ids, reason, trial), false),
});
