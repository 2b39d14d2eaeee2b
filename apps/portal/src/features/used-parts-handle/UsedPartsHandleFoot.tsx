import type { UsedPartsHandle, UsedPartsHandleAction, Saved } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { usedPartsHandleDeletion, usedPartsHandles } from './usedPartsHandles.ts';
import { headerFields } from './form/usedPartsHandleForm.ts';
import type { UsedPartsHandleFormState } from './form/usedPartsHandleFormKind.ts';

type ActionName = Exclude<UsedPartsHandleAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  delete: { rank: 5, danger: true },
};

interface UsedPartsHandleFootProps {
  usedPartsHandle: UsedPartsHandle | undefined;
  state: UsedPartsHandleFormState;
  /** This browser keeps what is typed. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the document now. */
export function UsedPartsHandleFoot({ usedPartsHandle, state, isKept, onSave }: UsedPartsHandleFootProps) {
  const { t } = useTranslation('usedPartsHandle');
  const [asking, setAsking] = useState<ReasonActionName>();
  const { isSure, move, submit, withdraw, remove } = useDocumentActions({
    docType: 'usedPartsHandle',
    resource: usedPartsHandles,
    document: usedPartsHandle,
    numberOf: ({ usedPartsHandleNo }) => usedPartsHandleNo,
    state,
    onSave,
    remove: usedPartsHandleDeletion.remove,
  });
  const pass = async (document: UsedPartsHandle): Promise<void> => {
    if (await isSure({ title: t('documents:ask.plain', { no: document.usedPartsHandleNo }), okText: t('shared:action.pass') }))
      await move((confirm) => decideDocument('usedPartsHandle', document, { action: 'pass' }, { confirm }));
  };
  const run = (action: Exclude<ActionName, 'noPass'>): void => {
    if (action === 'submit') void submit();
    if (action === 'withdraw') void withdraw();
    if (action === 'delete') void remove();
    if (action === 'pass' && usedPartsHandle) void pass(usedPartsHandle);
  };
  return (
    <DocumentFoot<ActionName>
      module="usedPartsHandle"
      document={usedPartsHandle}
      state={state}
      isUnsaved={state.isDirty}
      isKept={isKept}
      looks={looks}
      labels={{}}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : run(action))}
      onSave={onSave}
    >
      {asking && usedPartsHandle && (
        <ReasonAction
          docType="usedPartsHandle"
          action={asking}
          title={t('shared:action.noPass')}
          document={usedPartsHandle}
          markable={headerFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
