import type { TrainSubmissionAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { ReasonStep } from '../../documents/actions/ReasonStep.tsx';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './registrationKind.ts';
import { cancelSeats, confirmSeats } from './registrations.ts';

const ChangePeopleDialog = lazyPart(async () => ({ default: (await import('./people/ChangePeopleDialog.tsx')).ChangePeopleDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<TrainSubmissionAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  confirmSeat: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  changePeople: { rank: 5 },
  withdraw: { rank: 6 },
  cancelSeat: { rank: 7, danger: true },
  giveUp: { rank: 8, danger: true },
  delete: { rank: 9, danger: true },
};

/** Actions of a registration: of its dealer, and of the training centre. */
export function RegistrationFoot() {
  const { t } = useTranslation('trainSubmission');
  const registration = useDocument();
  const [asked, setAsked] = useState<'changePeople' | 'cancelSeat'>();
  const close = (): void => setAsked(undefined);
  const { id = '', submissionNo: no = '' } = registration ?? {};
  return (
    <FormFoot
      looks={looks}
      labels={{ pass: t('action.pass'), confirmSeat: t('action.confirmSeat'), changePeople: t('action.changePeople'), cancelSeat: t('action.cancelSeat') }}
      own={{
        pass: async ({ isSure, move }) => {
          if (registration && (await isSure({ title: t('ask.pass', { no }), okText: t('action.pass') })))
            await move(() => decideDocument('trainSubmission', registration, { action: 'pass' }));
        },
        confirmSeat: async ({ isSure, move }) => {
          if (await isSure({ title: t('ask.confirmSeat', { no }), okText: t('action.confirmSeat') })) await move(() => single(confirmSeats({ ids: [id] })));
        },
        changePeople: () => setAsked('changePeople'),
        cancelSeat: () => setAsked('cancelSeat'),
      }}
      isPrintable
    >
      {asked === 'cancelSeat' && (
        <ReasonStep
          draft="trainSubmission.cancelSeat"
          id={id}
          danger
          title={t('ask.cancelSeat', { no })}
          okText={t('action.cancelSeat')}
          call={(reason) => single(cancelSeats({ ids: [id], reason }))}
          onClose={close}
        />
      )}
      {registration && asked === 'changePeople' && (
        <Suspense>
          <ChangePeopleDialog registration={registration} onClose={close} />
        </Suspense>
      )}
    </FormFoot>
  );
}
