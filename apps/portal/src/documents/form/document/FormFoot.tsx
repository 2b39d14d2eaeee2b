import type { MarkChoice } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../platform/store.ts';
import { decideDocument } from '../../actions/documentCalls.ts';
import { ReasonAction } from '../../actions/ReasonAction.tsx';
import { isReasonAction, type ReasonActionName } from '../../actions/reasonActions.ts';
import { type ActionLook, DocumentFoot, type DocumentFootProps } from '../../page/DocumentFoot.tsx';
import { useReview } from '../../review/reviewInHand.ts';
import { useLeadToMissing } from '../../review/useLeadToMissing.ts';
import { type FormDocument, reviewedType } from './formKind.ts';
import { useOpenForm } from './openForm.ts';
import { useStepButtons } from './steps/useStepButtons.ts';
import { useFormActions } from './saving/useFormActions.ts';
import { useLeadToUnread } from './problems/useLeadToUnread.ts';

/** Actions that all kinds carry out alike. */
type CommonName = ReasonActionName | 'submit' | 'withdraw' | 'giveUp' | 'delete' | 'pass';

/** Effect of an action that only this kind has. */
type OwnAction = (tools: Pick<ReturnType<typeof useFormActions>, 'isSure' | 'move' | 'afterSave' | 'save' | 'check'>) => unknown;

interface FormFootProps<Name extends string> extends Pick<DocumentFootProps<Name>, 'labels' | 'isPrintable' | 'figure' | 'children'> {
  /** Look of the actions in the bar; actions without one are elsewhere on the page. */
  looks: Readonly<Record<Name, ActionLook>>;
  /** Effects of the actions that only this kind has, and of those that it carries out otherwise. */
  own: Readonly<Record<Exclude<Name, CommonName>, OwnAction> & Partial<Record<Name & CommonName, OwnAction>>>;
  /** Places that a reviewer can mark besides the fields, lines and slots of the form, by `placeKey`. */
  markable?: readonly MarkChoice[];
  /** Actions of a document that was never saved, besides submitting it. Default: none. */
  first?: readonly NoInfer<Name>[];
  /** Fields that a reviewer can mark. Default: all. */
  markableFields?: readonly string[];
  /** The reviewer's input for the lines of a returned document. Default: none. */
  returnedLines?: Readonly<Record<string, unknown>>;
  /** A question about it can be asked. Default true. */
  isAskable?: boolean;
}

/** The bar at the foot of a form: the actions that the server allows, common ones and those of the kind. */
export function FormFoot<Name extends string>(props: FormFootProps<Name>): ReactNode {
  const { looks, labels, own, markable = [], markableFields, returnedLines, isAskable = true, first = [], children, ...rest } = props;
  const { kind, document, save, isKept, beside } = useOpenForm();
  const typedBeside = useStore(beside);
  const { t } = useTranslation('documents');
  const [asking, setAsking] = useState<ReasonActionName>();
  const client = useQueryClient();
  const steps = useStepButtons();
  const leadToUnread = useLeadToUnread();
  const leadToMissing = useLeadToMissing();
  const review = useReview();
  const { state, ...actions } = useFormActions();
  const { docType, module = docType, numberOf } = kind;
  const reviewed = reviewedType(kind);
  const pass = async (): Promise<void> => {
    if (document && reviewed && (await actions.isSure({ title: t('ask.plain', { no: numberOf(document) }), okText: t('shared:action.pass') })))
      await actions.move((confirm) => decideDocument(reviewed, review.seen ?? document, { action: 'pass' }, { confirm }));
  };
  const run: Readonly<Record<string, OwnAction>> = {
    submit: actions.submit,
    withdraw: actions.withdraw,
    giveUp: actions.giveUp,
    delete: actions.remove,
    pass,
    ...(own as Readonly<Record<string, OwnAction>>),
  };
  const isInBar = (action: string): boolean => action === 'edit' || Object.hasOwn(looks, action);
  return (
    <DocumentFoot<Name>
      {...rest}
      module={module}
      docType={docType}
      document={document && { ...document, allowedActions: document.allowedActions.filter(isInBar) as (Name | 'edit')[] }}
      state={state}
      steps={steps}
      leadToHeld={() => leadToUnread() || leadToMissing()}
      isUnsaved={state.isDirty || typedBeside.isUnsaved}
      isKept={isKept && typedBeside.isKept}
      looks={looks}
      labels={labels}
      firstActions={(['submit', ...first] as Name[]).filter(isInBar)}
      onAct={(action) => (isReasonAction(action) && !Object.hasOwn(own, action) ? setAsking(action) : void run[action]?.(actions))}
      onSave={async () => {
        const saved = await save();
        const now = saved && client.getQueryData<FormDocument>(kind.resource.detail(saved.id).queryKey);
        return saved && { no: now ? numberOf(now) : '' };
      }}
      number={isAskable ? document && numberOf(document) : undefined}
    >
      {children}
      {document && reviewed && asking && (
        <ReasonAction
          docType={reviewed}
          action={asking}
          title={(labels as Readonly<Record<string, string>>)[asking] ?? t(`shared:action.${asking}`)}
          document={document}
          {...(returnedLines && { lines: returnedLines })}
          {...(markableFields && { markableFields })}
          markable={markable}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
