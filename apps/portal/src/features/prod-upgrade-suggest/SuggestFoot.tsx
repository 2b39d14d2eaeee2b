import type { ProdUpgradeSuggest, ProdUpgradeSuggestAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './suggestKind.ts';

const AnswerDialog = lazyPart(async () => ({ default: (await import('./AnswerDialog.tsx')).AnswerDialog }));

type ActionName = Exclude<ProdUpgradeSuggestAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  reply: { rank: 4, main: true },
  plan: { rank: 5 },
  noPass: { rank: 6, danger: true },
  refuse: { rank: 7, danger: true },
  withdraw: { rank: 8 },
  giveUp: { rank: 9, danger: true },
  close: { rank: 10, danger: true },
  delete: { rank: 11, danger: true },
};

/** Actions of the suggestion. */
export function SuggestFoot() {
  const { t } = useTranslation('prodUpgradeSuggest');
  const suggest = useDocument();
  const { state, isSure, move } = useFormActions();
  const [asked, setAsked] = useState<'reply' | 'pass' | 'plan'>();
  const release = async (given: ProdUpgradeSuggest): Promise<void> => {
    const { suggestNo: no, planVersion: version } = given;
    if (await isSure({ title: t('ask.auditSucceeded', { no, version: version ?? '–' }), okText: t('action.auditSucceeded') }))
      await move(() => decideDocument('prodUpgradeSuggest', given, { action: 'audit_succeeded' }));
  };
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{
        reply: t('action.reply'),
        pass: t('action.pass'),
        plan: t('action.plan'),
        noPass: t('action.noPass'),
        refuse: t('action.refuse'),
        auditSucceeded: t('action.auditSucceeded'),
      }}
      own={{
        reply: () => setAsked('reply'),
        pass: () => setAsked('pass'),
        plan: () => setAsked('plan'),
        auditSucceeded: () => suggest && release(suggest),
      }}
      isPrintable
    >
      {suggest && asked && (
        <Suspense>
          <AnswerDialog key={asked} asked={asked} suggest={suggest} state={state} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}
