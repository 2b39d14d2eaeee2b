import { type Action, ActionBar, useMessages, useShortcut } from '@harrow/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePrintDocument } from '../print/usePrintDocument.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { NextTask } from './NextTask.tsx';
import styles from './DocumentFoot.module.css';

/** Look of an action in the bar. The server decides whether it is shown. */
export interface ActionLook {
  /** The order in the bar. */
  rank: number;
  /** Advances the document: the first allowed one is the filled button. */
  main?: boolean;
  danger?: boolean;
}

/** Actions that documents of several kinds know, under one name: `shared:action.*`. */
type CommonAction =
  | 'submit'
  | 'withdraw'
  | 'delete'
  | 'giveUp'
  | 'startReview'
  | 'pass'
  | 'noPass'
  | 'refuse'
  | 'auditSucceeded'
  | 'backToReview'
  | 'close'
  | 'reopen';

export interface DocumentFootProps<ActionName extends string> {
  /** Module code of the permissions: `warrantyClaim`. */
  module: string;
  /** Kind of the document, for its paper and for questions about it. */
  docType: string;
  /** Undefined while it was never saved. */
  document: { id: string; status?: string; allowedActions: readonly (ActionName | 'edit')[] } | undefined;
  state: { isDirty: boolean; busy: boolean; problem: string | undefined };
  /** Something was typed that the server does not have. */
  isUnsaved: boolean;
  /** This browser keeps it. */
  isKept: boolean;
  looks: Readonly<Record<ActionName, ActionLook>>;
  /** Names of the actions that only this kind has, and of those that it calls otherwise. */
  labels: Readonly<Record<Exclude<ActionName, CommonAction>, string> & Partial<Record<ActionName & CommonAction, string>>>;
  /** Actions of a document that was never saved: it is a draft of its author. */
  firstActions: readonly ActionName[];
  onAct: (action: ActionName) => void;
  /** Answers the number of the document as it is saved. */
  onSave: () => Promise<{ no: string } | undefined>;
  /** Number of the document, for questions about it. Undefined while it has none. */
  number?: string | undefined;
  /** It can be printed, at `print/:id`; needs `{module}:print`. */
  isPrintable?: boolean;
  /** Figure that the decision is about, such as the amount approved so far; always in sight. */
  figure?: ReactNode;
  /** Buttons of a form with steps: the next step takes the place of the main action. */
  steps?: { previous: Action; next: Action | undefined } | undefined;
  /** Leads to a text that is no value before something is sent. True where there is one. */
  leadToHeld: () => boolean;
  /** Dialogs of actions. */
  children?: ReactNode;
}

/** Actions that send no input of the page. */
const withoutForm: readonly string[] = ['withdraw', 'delete', 'giveUp', 'noPass', 'refuse', 'backToReview', 'close', 'reopen'] satisfies CommonAction[];
const sendsTyped = (action: string): boolean => !withoutForm.includes(action);

/** The bar at the foot: the actions that the server allows, and beside the buttons the reason of its last refusal. */
export function DocumentFoot<ActionName extends string>(props: DocumentFootProps<ActionName>) {
  const { module, docType, document, state, isUnsaved, isKept, looks, steps, leadToHeld, onAct, onSave } = props;
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  const { message } = useMessages();
  const mayPrint = usePermission(`${module}:print`) && props.isPrintable === true;
  const openPaper = usePrintDocument(docType);
  const mayAsk = usePermission('feedback:add') && props.number !== undefined;
  const allowed = document ? document.allowedActions.filter((action): action is ActionName => action !== 'edit') : props.firstActions;
  const mayEdit = !document || document.allowedActions.includes('edit');
  const ranked = allowed.filter((action) => !steps?.next || !looks[action].main).toSorted((a, b) => looks[a].rank - looks[b].rank);
  const actions: Action[] = ranked.map((action, index) => ({
    key: action,
    label: (props.labels as Partial<Record<ActionName, string>>)[action] ?? t(`shared:action.${action as CommonAction}`),
    danger: looks[action].danger,
    primary: index === 0 && looks[action].main,
    disabled: state.busy,
    onClick: () => (sendsTyped(action) && leadToHeld() ? undefined : onAct(action)),
  }));
  const save = async (): Promise<void> => {
    if (leadToHeld()) return;
    const saved = await onSave();
    if (saved) void message.success(t('done.saved', { no: saved.no }));
  };
  const saveButton: Action = {
    key: 'save',
    label: t(document && document.status !== 'draft' ? 'action.saveChanges' : 'action.save'),
    disabled: state.busy || (document !== undefined && !state.isDirty),
    onClick: () => void save(),
  };
  useShortcut('mod+s', () => {
    if (mayEdit && !saveButton.disabled) void save();
  });
  const print: Action = { key: 'print', label: t('shared:print'), onClick: () => document && openPaper(document.id) };
  const ask: Action = {
    key: 'ask',
    label: t('action.ask'),
    onClick: () => void navigate(`/workbench/feedback/add?${new URLSearchParams({ relatedType: docType, relatedNo: props.number ?? '' })}`),
  };
  const unsaved = isUnsaved ? t(isKept ? 'form.unsaved' : 'form.unkept') : undefined;
  return (
    <div className={styles.foot}>
      {state.problem !== undefined && <Alert className={styles.problem} type="error" showIcon title={state.problem} />}
      <div className={styles.row}>
        <span role="status" className={styles.state} title={unsaved}>
          {unsaved}
        </span>
        {props.figure}
        {document && <NextTask key={document.id} id={document.id} />}
        <ActionBar
          limit={4}
          actions={[
            ...(mayEdit ? [saveButton] : []),
            ...(steps ? [steps.previous, ...(steps.next ? [steps.next] : [])] : []),
            ...actions,
            ...(document && mayPrint ? [print] : []),
            ...(mayAsk ? [ask] : []),
          ]}
        />
      </div>
      {props.children}
    </div>
  );
}
