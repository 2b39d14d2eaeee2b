import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../platform/store.ts';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { decideDocument, type Seen } from '../../actions/documentCalls.ts';
import { placeKey } from '../../actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../actions/ReasonAction.tsx';
import { type ActionLook, DocumentFoot, type DocumentFootProps } from '../../page/DocumentFoot.tsx';
import { useOpenForm } from './openForm.ts';
import { useStepButtons } from './steps/useStepButtons.ts';
import { useFormActions } from './useFormActions.ts';
import { useLeadToUnread } from './useLeadToUnread.ts';

/** Actions that all kinds carry out alike. */
type CommonName = ReasonActionName | 'submit' | 'withdraw' | 'giveUp' | 'delete' | 'pass';

/** Effect of an action that only this kind has. */
type OwnAction = (tools: Pick<ReturnType<typeof useFormActions>, 'isSure' | 'move' | 'save' | 'check'>) => unknown;

interface FormFootProps<Name extends string> extends Pick<DocumentFootProps<Name>, 'labels' | 'isPrintable' | 'figure' | 'children'> {
  /** How the actions stand in the bar; what has no look stands elsewhere on the page. */
  looks: Readonly<Record<Name, ActionLook>>;
  /** Effects of the actions that only this kind has, and of those that it carries out otherwise. */
  own: Readonly<Record<Exclude<Name, CommonName>, OwnAction> & Partial<Record<Name & CommonName, OwnAction>>>;
  /** Places that a reviewer can mark besides the fields and slots of the form, by `placeKey`. */
  markable?: readonly { value: string; text: string }[];
  /** Fields that a reviewer can mark. Default: all. */
  markableFields?: readonly string[];
  /** The review that is being done: the document as the reviewer has seen it, what ends when it goes back, and what goes back with its lines. */
  review?: { seen: Seen; discard: () => void; lines?: Readonly<Record<string, unknown>> } | undefined;
  /** A question about it can be asked. Default true. */
  isAskable?: boolean;
}

/** The bar at the foot of a form: what the server allows now, done as all kinds do it, and what the kind has of its own. */
export function FormFoot<Name extends string>(props: FormFootProps<Name>): ReactNode {
  const { looks, labels, own, markable = [], markableFields, review, isAskable = true, children, ...rest } = props;
  const { kind, document, save, isKept, beside } = useOpenForm();
  const typedBeside = useStore(beside);
  const { t } = useTranslation('documents');
  const [asking, setAsking] = useState<ReasonActionName>();
  const steps = useStepButtons();
  const leadToUnread = useLeadToUnread();
  const { state, ...actions } = useFormActions();
  const { docType, numberOf } = kind;
  const pass = async (): Promise<void> => {
    if (document && (await actions.isSure({ title: t('ask.plain', { no: numberOf(document) }), okText: t('shared:action.pass') })))
      await actions.move((confirm) => decideDocument(docType, document, { action: 'pass' }, { confirm }));
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
  const places = [
    ...Object.keys(kind.slots?.names ?? {}).map((slot) => ({ value: placeKey(slot), text: fieldName(docType, slot, 'slot') ?? slot })),
    ...(markableFields ?? Object.keys(kind.sheet.fields)).map((field) => ({ value: placeKey(field), text: fieldName(docType, field) ?? field })),
    ...markable,
  ];
  return (
    <DocumentFoot<Name>
      {...rest}
      module={docType}
      document={document && { ...document, allowedActions: document.allowedActions.filter(isInBar) as (Name | 'edit')[] }}
      state={state}
      steps={steps}
      leadToHeld={leadToUnread}
      isUnsaved={state.isDirty || typedBeside.isUnsaved}
      isKept={isKept && typedBeside.isKept}
      looks={looks}
      labels={labels}
      firstActions={['submit' as Name]}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run[action]?.(actions))}
      onSave={save}
      number={isAskable ? document && numberOf(document) : undefined}
    >
      {children}
      {document && asking && (
        <ReasonAction
          docType={docType}
          action={asking}
          title={t(`shared:action.${asking}`)}
          document={document}
          seen={review?.seen}
          onDone={review?.discard}
          {...(review?.lines && { lines: review.lines })}
          markable={places}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
