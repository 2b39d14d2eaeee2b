import type { HandoverTrain, HandoverTrainAction, Saved } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { headerFields } from './form/handoverForm.ts';
import type { HandoverFormState } from './form/handoverFormKind.ts';
import { slotNames } from './form/handoverSteps.ts';
import { handoverDeletion, handovers } from './handovers.ts';

type ActionName = Exclude<HandoverTrainAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  giveUp: { rank: 5, danger: true },
  reopen: { rank: 6, danger: true },
  close: { rank: 7, danger: true },
  delete: { rank: 8, danger: true },
};

interface HandoverFootProps {
  handover: HandoverTrain | undefined;
  state: HandoverFormState;
  /** This browser keeps what is typed. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the sheet now. */
export function HandoverFoot({ handover, state, isKept, onSave }: HandoverFootProps) {
  const { t } = useTranslation('handoverTrain');
  const [asking, setAsking] = useState<ReasonActionName>();
  const { isSure, move, submit, withdraw, giveUp, remove } = useDocumentActions({
    docType: 'handoverTrain',
    resource: handovers,
    document: handover,
    numberOf: ({ handoverNo }) => handoverNo,
    state,
    onSave,
    remove: handoverDeletion.remove,
  });
  const pass = async (): Promise<void> => {
    if (handover && (await isSure({ title: t('ask.pass', { vin: handover.vin, date: handover.warrantyEndDate ?? '–' }), okText: t('shared:action.pass') })))
      await move((confirm) => decideDocument('handoverTrain', handover, { action: 'pass' }, { confirm }));
  };
  const run: Record<Exclude<ActionName, ReasonActionName>, () => Promise<void>> = { submit, withdraw, giveUp, delete: remove, pass };
  return (
    <DocumentFoot<ActionName>
      module="handoverTrain"
      document={handover}
      state={state}
      isUnsaved={state.isDirty}
      isKept={isKept}
      looks={looks}
      labels={{}}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run[action]())}
      onSave={onSave}
      number={handover?.handoverNo}
      isPrintable
    >
      {asking && handover && (
        <ReasonAction
          docType="handoverTrain"
          action={asking}
          title={t(`shared:action.${asking}`)}
          document={handover}
          markable={[
            ...slotNames.map((slot) => ({ value: placeKey(slot), text: t(`field.slot.${slot}`) })),
            ...headerFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) })),
          ]}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
