import type { Saved, UsedPartsHandle, UsedPartsHandleAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { headerFields } from './form/handleForm.ts';
import type { HandleFormState } from './form/handleFormKind.ts';
import { handleDeletion, handles } from './handles.ts';
import { type SlotName, slotNames } from './sections/FilesSection.tsx';

const ChargeBackDialog = lazyPart(async () => ({ default: (await import('./ChargeBackDialog.tsx')).ChargeBackDialog }));
const ReceiveDialog = lazyPart(async () => ({ default: (await import('./receive/ReceiveDialog.tsx')).ReceiveDialog }));

type ActionName = Exclude<UsedPartsHandleAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  receive: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  chargeBack: { rank: 6, danger: true },
  delete: { rank: 7, danger: true },
};

interface HandleFootProps {
  handle: UsedPartsHandle | undefined;
  state: HandleFormState;
  /** This browser keeps what is typed. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the document now. */
export function HandleFoot({ handle, state, isKept, onSave }: HandleFootProps) {
  const { t } = useTranslation('usedPartsHandle');
  const [asking, setAsking] = useState<ReasonActionName | 'receive' | 'chargeBack'>();
  const { isSure, move, submit, withdraw, remove } = useDocumentActions({
    docType: 'usedPartsHandle',
    resource: handles,
    document: handle,
    numberOf: ({ handleNo }) => handleNo,
    state,
    onSave,
    remove: handleDeletion.remove,
  });
  const pass = async (): Promise<void> => {
    if (handle && (await isSure({ title: t('documents:ask.plain', { no: handle.handleNo }), okText: t('shared:action.pass') })))
      await move((confirm) => decideDocument('usedPartsHandle', handle, { action: 'pass' }, { confirm }));
  };
  const run = {
    submit,
    withdraw,
    delete: remove,
    pass,
    receive: () => setAsking('receive'),
    chargeBack: () => setAsking('chargeBack'),
  };
  const close = (): void => setAsking(undefined);
  return (
    <DocumentFoot<ActionName>
      module="usedPartsHandle"
      document={handle}
      state={state}
      isUnsaved={state.isDirty}
      isKept={isKept}
      looks={looks}
      labels={{ receive: t('action.receive'), chargeBack: t('action.chargeBack') }}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run[action]())}
      onSave={onSave}
      number={handle?.handleNo}
      isPrintable
    >
      {handle && asking === 'receive' && (
        <Suspense>
          <ReceiveDialog handle={handle} state={state} move={move} onClose={close} />
        </Suspense>
      )}
      {handle && asking === 'chargeBack' && (
        <Suspense>
          <ChargeBackDialog handle={handle} state={state} move={move} onClose={close} />
        </Suspense>
      )}
      {handle && asking && asking !== 'receive' && asking !== 'chargeBack' && (
        <ReasonAction
          docType="usedPartsHandle"
          action={asking}
          title={t(`shared:action.${asking}`)}
          document={handle}
          markable={[
            ...slotNames.map((slot) => ({ value: placeKey(slot), text: t(`field.slot.${slot as SlotName}`) })),
            ...headerFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) })),
          ]}
          state={state}
          onClose={close}
        />
      )}
    </DocumentFoot>
  );
}
