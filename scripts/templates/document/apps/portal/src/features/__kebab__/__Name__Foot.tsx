import type { __Name__, __Name__Action, Saved } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { __name__Deletion, __name__s } from './__name__s.ts';
import { headerFields } from './form/__name__Form.ts';
import type { __Name__FormState } from './form/__name__FormKind.ts';

type ActionName = Exclude<__Name__Action, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  delete: { rank: 5, danger: true },
};

interface __Name__FootProps {
  __name__: __Name__ | undefined;
  state: __Name__FormState;
  /** This browser keeps what is typed. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the document now. */
export function __Name__Foot({ __name__, state, isKept, onSave }: __Name__FootProps) {
  const { t } = useTranslation('__name__');
  const [asking, setAsking] = useState<ReasonActionName>();
  const { isSure, move, submit, withdraw, remove } = useDocumentActions({
    docType: '__name__',
    resource: __name__s,
    document: __name__,
    numberOf: ({ __name__No }) => __name__No,
    state,
    onSave,
    remove: __name__Deletion.remove,
  });
  const pass = async (document: __Name__): Promise<void> => {
    if (await isSure({ title: t('documents:ask.plain', { no: document.__name__No }), okText: t('shared:action.pass') }))
      await move((confirm) => decideDocument('__name__', document, { action: 'pass' }, { confirm }));
  };
  const run = (action: Exclude<ActionName, 'noPass'>): void => {
    if (action === 'submit') void submit();
    if (action === 'withdraw') void withdraw();
    if (action === 'delete') void remove();
    if (action === 'pass' && __name__) void pass(__name__);
  };
  return (
    <DocumentFoot<ActionName>
      module="__name__"
      document={__name__}
      state={state}
      isUnsaved={state.isDirty}
      isKept={isKept}
      looks={looks}
      labels={{}}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : run(action))}
      onSave={onSave}
    >
      {asking && __name__ && (
        <ReasonAction
          docType="__name__"
          action={asking}
          title={t('shared:action.noPass')}
          document={__name__}
          markable={headerFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
