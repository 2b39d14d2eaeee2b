import type { TrainApplyAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './applicationKind.ts';
import { createTraining } from './applications.ts';

const AnswerDialog = lazyPart(async () => ({ default: (await import('./AnswerDialog.tsx')).AnswerDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<TrainApplyAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  plan: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  refuse: { rank: 5, danger: true },
  withdraw: { rank: 6 },
  giveUp: { rank: 7, danger: true },
  close: { rank: 8, danger: true },
  delete: { rank: 9, danger: true },
};

/** Actions of an application: of its dealer, and of the training centre. */
export function ApplicationFoot() {
  const { t } = useTranslation('trainApply');
  const application = useDocument();
  const [isAnswering, setAnswering] = useState(false);
  const { id = '', applyNo: no = '' } = application ?? {};
  return (
    <FormFoot
      looks={looks}
      labels={{ pass: t('action.pass'), plan: t('action.plan') }}
      own={{
        pass: () => setAnswering(true),
        plan: async ({ isSure, move }) => {
          if (await isSure({ title: t('ask.plan', { no }), okText: t('action.plan') })) await move(() => createTraining({ applyId: id }));
        },
      }}
    >
      {application && isAnswering && (
        <Suspense>
          <AnswerDialog application={application} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </FormFoot>
  );
}
