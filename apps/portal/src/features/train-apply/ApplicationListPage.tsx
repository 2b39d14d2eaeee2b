import type { TrainApplyItem } from '@harrow/api-client';
import { type BatchAction, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { decideDocuments, type Words } from '../../documents/actions/documentCalls.ts';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { applicationList } from './applicationColumns.tsx';
import { applicationListing } from './applications.ts';

/** Applications for a course: a dealer's own, or those that the training centre answers. */
export function ApplicationListPage() {
  const { t } = useTranslation('trainApply');
  const isMaker = isMakerUser(useStore(userStore));
  const mayClose = usePermission('trainApply:audit') && isMaker;
  const steps = useDocumentBatches<TrainApplyItem>({ docType: 'trainApply', steps: ['submit', 'withdraw'] });
  return (
    <DocumentListPage
      list={applicationList}
      kind={applicationListing}
      newText={t('new')}
      batchActions={mayClose ? [...steps, closing(t)] : steps}
      batchColumns={['applyNo', 'title']}
    />
  );
}

const leastReason = 5;

/** Several applications that nothing will come of, for the same reason. */
const closing = (t: TFunction<'trainApply'>): BatchAction<TrainApplyItem> => ({
  key: 'close',
  label: t('shared:action.close'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('close'),
  fields: (
    <Form.Item name="opinion" label={t('shared:field.opinion')} rules={[{ required: true, whitespace: true, min: leastReason }]}>
      <LimitedTextArea limit={500} rows={2} />
    </Form.Item>
  ),
  ...previewed<Words>('trainApply', (ids, words, trial) => decideDocuments('trainApply', ids, 'close', trial, words), false),
});
