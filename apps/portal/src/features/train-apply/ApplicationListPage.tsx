import type { TrainApplyItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { applicationList } from './applicationColumns.tsx';
import { applicationListing } from './applications.ts';

/** Applications for a course: a dealer's own, or those that the training centre answers. */
export function ApplicationListPage() {
  const { t } = useTranslation('trainApply');
  const steps = useDocumentBatches<TrainApplyItem>({ docType: 'trainApply', steps: ['submit', 'withdraw'] });
  return <DocumentListPage list={applicationList} kind={applicationListing} newText={t('new')} batchActions={steps} batchColumns={['applyNo', 'title']} />;
}
