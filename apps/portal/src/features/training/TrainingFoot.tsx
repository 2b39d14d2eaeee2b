import type { TrainingAction } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ReasonStep } from '../../documents/actions/ReasonStep.tsx';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './trainingKind.ts';
import { cancelTrainings, finishTrainings, publishTrainings, registerAddress, trainingListing } from './trainings.ts';

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<TrainingAction, 'edit'>, ActionLook> = {
  register: { rank: 1, main: true },
  publish: { rank: 2, main: true },
  attendance: { rank: 3 },
  finish: { rank: 4 },
  cancel: { rank: 5, danger: true },
  delete: { rank: 6, danger: true },
};

/** Actions of a course: of the training centre, and of those who register. */
export function TrainingFoot() {
  const { t } = useTranslation('training');
  const training = useDocument();
  const navigate = useNavigate();
  const [isCancelling, setCancelling] = useState(false);
  const { id = '', planNo = '', title = '' } = training ?? {};
  return (
    <FormFoot
      looks={looks}
      labels={{
        register: t('action.register'),
        publish: t('action.publish'),
        attendance: t('action.attendance'),
        finish: t('action.finish'),
        cancel: t('action.cancel'),
      }}
      first={['publish']}
      own={{
        register: () => navigate(registerAddress(planNo)),
        publish: async ({ isSure, afterSave }) => {
          if (await isSure({ title: t('ask.publish'), okText: t('action.publish') })) await afterSave((saved) => single(publishTrainings({ ids: [saved.id] })));
        },
        attendance: () => navigate(`${trainingListing.address}/attendance/${id}`),
        finish: async ({ isSure, move }) => {
          if (await isSure({ title: t('ask.finish', { title }), okText: t('action.finish') })) await move(() => single(finishTrainings({ ids: [id] })));
        },
        cancel: () => setCancelling(true),
      }}
      isPrintable
    >
      {isCancelling && (
        <ReasonStep
          draft="training.cancel"
          id={id}
          danger
          title={t('ask.cancel', { title })}
          okText={t('action.cancel')}
          call={(reason) => single(cancelTrainings([id], reason))}
          onClose={() => setCancelling(false)}
        />
      )}
    </FormFoot>
  );
}
