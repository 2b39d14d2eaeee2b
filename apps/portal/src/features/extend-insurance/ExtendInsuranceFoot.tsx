import type { ExtendInsurance, ExtendInsuranceAction, Saved } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { extendInsuranceDeletion, extendInsurances } from './extendInsurances.ts';
import { headerFields } from './form/extendInsuranceForm.ts';
import type { ExtendInsuranceFormState } from './form/extendInsuranceFormKind.ts';

type ActionName = Exclude<ExtendInsuranceAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  delete: { rank: 5, danger: true },
};

interface ExtendInsuranceFootProps {
  extendInsurance: ExtendInsurance | undefined;
  state: ExtendInsuranceFormState;
  /** This browser keeps what is typed. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the document now. */
export function ExtendInsuranceFoot({ extendInsurance, state, isKept, onSave }: ExtendInsuranceFootProps) {
  const { t } = useTranslation('extendInsurance');
  const [asking, setAsking] = useState<ReasonActionName>();
  const { isSure, move, submit, withdraw, remove } = useDocumentActions({
    docType: 'extendInsurance',
    resource: extendInsurances,
    document: extendInsurance,
    numberOf: ({ extendInsuranceNo }) => extendInsuranceNo,
    state,
    onSave,
    remove: extendInsuranceDeletion.remove,
  });
  const pass = async (document: ExtendInsurance): Promise<void> => {
    if (await isSure({ title: t('documents:ask.plain', { no: document.extendInsuranceNo }), okText: t('shared:action.pass') }))
      await move((confirm) => decideDocument('extendInsurance', document, { action: 'pass' }, { confirm }));
  };
  const run = (action: Exclude<ActionName, 'noPass'>): void => {
    if (action === 'submit') void submit();
    if (action === 'withdraw') void withdraw();
    if (action === 'delete') void remove();
    if (action === 'pass' && extendInsurance) void pass(extendInsurance);
  };
  return (
    <DocumentFoot<ActionName>
      module="extendInsurance"
      document={extendInsurance}
      state={state}
      isUnsaved={state.isDirty}
      isKept={isKept}
      looks={looks}
      labels={{}}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : run(action))}
      onSave={onSave}
    >
      {asking && extendInsurance && (
        <ReasonAction
          docType="extendInsurance"
          action={asking}
          title={t('shared:action.noPass')}
          document={extendInsurance}
          markable={headerFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
