import type { TrainSubmissionItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { registrationList } from './registrationColumns.tsx';
import { confirmSeats, registrationListing } from './registrations.ts';

/** Registrations for courses: a dealer's own, or those that the training centre reviews. */
export function RegistrationListPage() {
  const { t } = useTranslation('trainSubmission');
  const isMaker = isMakerUser(useStore(userStore));
  const mayConfirm = usePermission('trainingRegistration:submit') && !isMaker;
  const steps = useDocumentBatches<TrainSubmissionItem>({
    docType: 'trainSubmission',
    module: 'trainingRegistration',
    noun: 'trainSubmission',
    steps: ['submit', 'withdraw', 'pass', 'noPass'],
    names: { pass: t('action.pass') },
  });
  const confirming: BatchAction<TrainSubmissionItem> = {
    key: 'confirmSeat',
    label: t('action.confirmSeat'),
    isAllowed: ({ allowedActions }) => allowedActions.includes('confirmSeat'),
    ...previewed('trainSubmission', (ids, _values, trial) => confirmSeats({ ids }, trial)),
  };
  return (
    <DocumentListPage
      list={registrationList}
      kind={registrationListing}
      newText={t('new')}
      batchActions={[...steps, ...(mayConfirm ? [confirming] : [])]}
      batchColumns={['submissionNo', 'planTitle']}
    />
  );
}
