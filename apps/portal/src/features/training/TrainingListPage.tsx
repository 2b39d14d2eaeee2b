import type { TrainingItem } from '@harrow/api-client';
import { type Action, type BatchAction, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { CardList } from '../../shared/list/CardList.tsx';
import { LookSwitch } from '../../shared/list/LookSwitch.tsx';
import { useLook } from '../../shared/list/useLook.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { TrainingCard } from './cards/TrainingCard.tsx';
import { trainingList } from './trainingColumns.tsx';
import { cancelTrainings, publishTrainings, registerAddress, trainingListing } from './trainings.ts';

const storageKey = 'TRAINING_LOOK';

/** Courses: to register for, or to keep. The training centre, which acts on several, begins with the table. */
export function TrainingListPage() {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const mayKeep = usePermission('training:edit');
  const [look, choose] = useLook(storageKey, mayKeep ? 'table' : 'cards');
  const rowActions = ({ allowedActions, planNo }: TrainingItem): Action[] =>
    allowedActions.includes('register') ? [{ key: 'register', label: t('action.register'), onClick: () => void navigate(registerAddress(planNo)) }] : [];
  return (
    <DocumentListPage
      list={trainingList}
      kind={trainingListing}
      newText={t('new')}
      importFrom={{ path: '/mfr/training', title: t('import') }}
      chips={{ links: [{ address: `${trainingListing.address}/people`, label: t('people.title') }] }}
      tools={<LookSwitch look={look} onChoose={choose} />}
      body={look === 'cards' ? (list) => <CardList list={list} label={t('title')} card={(training) => <TrainingCard training={training} />} /> : undefined}
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
