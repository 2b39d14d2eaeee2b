import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { decideDocument } from '../../actions/documentCalls.ts';
import { placeKey } from '../../actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../actions/ReasonAction.tsx';
import { type ActionLook, DocumentFoot, type DocumentFootProps } from '../../page/DocumentFoot.tsx';
import { remarksOf } from '../../review/useLineNotes.ts';
import { useNotes } from './NotedForm.tsx';
import { useOpenForm } from './openForm.ts';
import { useFormActions } from './useFormActions.ts';

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
  /** A question about it can be asked. Default true. */
  isAskable?: boolean;
}

/** The bar at the foot of a form: what the server allows now, done as all kinds do it, and what the kind has of its own. */
export function FormFoot<Name extends string>({ looks, labels, own, markable = [], isAskable = true, children, ...rest }: FormFootProps<Name>): ReactNode {
  const { kind, document, save, isKept } = useOpenForm();
  const { t } = useTranslation('documents');
  const [asking, setAsking] = useState<ReasonActionName>();
  const { state, ...actions } = useFormActions();
  const notes = useNotes();
  const { docType, numberOf } = kind;
  const pass = async (): Promise<void> => {
    if (document && (await actions.isSure({ title: t('ask.plain', { no: numberOf(document) }), okText: t('shared:action.pass') })))
      await actions.move((confirm) => decideDocument(docType, notes?.seen ?? document, { action: 'pass' }, { confirm }).then(notes?.discard));
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
    ...Object.keys(kind.sheet.fields).map((field) => ({ value: placeKey(field), text: fieldName(docType, field) ?? field })),
    ...markable,
  ];
  return (
    <DocumentFoot<Name>
      {...rest}
      module={docType}
      document={document && { ...document, allowedActions: document.allowedActions.filter(isInBar) as (Name | 'edit')[] }}
      state={state}
      isUnsaved={state.isDirty || notes?.isChanged === true}
      isKept={isKept && notes?.isKept !== false}
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
          markable={places}
          {...(notes && { seen: notes.seen, onDone: notes.discard, lines: { [kind.notes!.list]: remarksOf(notes.notes) } })}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
