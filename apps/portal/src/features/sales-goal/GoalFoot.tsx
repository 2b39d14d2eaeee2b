import type { SalesGoalAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './goalKind.ts';
import { confirmGoals, type Ending, releaseGoals } from './goals.ts';

const ReviseDialog = lazyPart(async () => ({ default: (await import('./dialogs/ReviseDialog.tsx')).ReviseDialog }));
const EndingDialog = lazyPart(async () => ({ default: (await import('./dialogs/EndingDialog.tsx')).EndingDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<SalesGoalAction, 'edit'>, ActionLook> = {
  release: { rank: 1, main: true },
  confirm: { rank: 1, main: true },
  revise: { rank: 2 },
  recall: { rank: 3, danger: true },
  close: { rank: 4, danger: true },
  delete: { rank: 5, danger: true },
};

/** Actions of a goal: of those who keep it, and of its dealer. */
export function GoalFoot() {
  const { t } = useTranslation('salesGoal');
  const goal = useDocument();
  const [asking, setAsking] = useState<'revise' | Ending>();
  const { id = '', goalNo: no = '', dealerName: dealer = '' } = goal ?? {};
  return (
    <FormFoot
      looks={looks}
      labels={{ release: t('action.release'), confirm: t('action.confirm'), revise: t('action.revise'), recall: t('action.recall'), close: t('action.close') }}
      own={{
        release: async ({ isSure, afterSave }) => {
          if (await isSure({ title: t('ask.release', { no, dealer }), okText: t('action.release') }))
            await afterSave((saved, confirm) => single(releaseGoals([saved.id], { ...(confirm && { confirm }) })));
        },
        confirm: async ({ isSure, move }) => {
          if (await isSure({ title: t('ask.confirm', { no }), okText: t('action.confirm') })) await move(() => single(confirmGoals([id])));
        },
        revise: () => setAsking('revise'),
        recall: () => setAsking('recall'),
        close: () => setAsking('close'),
      }}
      isPrintable
    >
      <Suspense>
        {goal && asking === 'revise' && <ReviseDialog goal={goal} onClose={() => setAsking(undefined)} />}
        {goal && (asking === 'recall' || asking === 'close') && <EndingDialog goal={goal} ending={asking} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </FormFoot>
  );
}
