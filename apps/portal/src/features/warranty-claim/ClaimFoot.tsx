import type { Saved, WarrantyClaim } from '@harrow/api-client';
import { type Action, ActionBar, useMessages, useShortcut } from '@harrow/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTab } from '../../shared/tab.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { claimActions } from './claimActions.ts';
import styles from './ClaimFoot.module.css';
import type { ClaimFormState } from './form/useClaimForm.ts';
import { ReasonAction } from './review/ReasonAction.tsx';
import { type DirectActionName, type ReasonActionName, useClaimActions } from './useClaimActions.ts';

interface ClaimFootProps {
  claim: WarrantyClaim | undefined;
  state: ClaimFormState;
  /** Something was typed, into the claim or its review, that the server does not have. */
  isUnsaved: boolean;
  /** This browser keeps it. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

const isReasonAction = (action: DirectActionName | ReasonActionName): action is ReasonActionName =>
  action === 'noPass' || action === 'refuse' || action === 'backToReview' || action === 'close';

/** The bar at the foot: what the server allows now, nothing else, and beside the buttons what it answered when it refused. */
export function ClaimFoot({ claim, state, isUnsaved, isKept, onSave }: ClaimFootProps) {
  const { t } = useTranslation('warrantyClaim');
  const navigate = useNavigate();
  const tab = useTab();
  const { message } = useMessages();
  const mayPrint = usePermission('warrantyClaim:print');
  const [asking, setAsking] = useState<ReasonActionName>();
  const handleDeleted = (): void => {
    // Closing leads to the neighbour; the list is where the user wants to be.
    tab.close();
    void navigate('..');
  };
  const run = useClaimActions({ claim, state, onSave, onDeleted: handleDeleted });
  // A claim that was never saved is a draft of its author.
  const allowed = claim ? claim.allowedActions.filter((action) => action !== 'edit') : (['submit'] as const);
  const mayEdit = !claim || claim.allowedActions.includes('edit');
  const ranked = allowed.toSorted((a, b) => claimActions[a].rank - claimActions[b].rank);
  const actions: Action[] = ranked.map((action, index) => ({
    key: action,
    label: t(`action.${action}`),
    danger: claimActions[action].danger,
    primary: index === 0 && claimActions[action].main,
    disabled: state.busy,
    onClick: () => (isReasonAction(action) ? setAsking(action) : void run(action)),
  }));
  const save = async (): Promise<void> => {
    const saved = await onSave();
    if (saved) void message.success(t('done.saved', { no: saved.no }));
  };
  const saveButton: Action = {
    key: 'save',
    label: t(claim && claim.status !== 'draft' ? 'action.saveChanges' : 'action.save'),
    disabled: state.busy || (claim !== undefined && !state.isDirty),
    onClick: () => void save(),
  };
  useShortcut('mod+s', () => {
    if (mayEdit && !saveButton.disabled) void save();
  });
  const print: Action = { key: 'print', label: t('action.print'), onClick: () => void navigate(`../print/${claim?.id}`) };
  return (
    <div className={styles.foot}>
      {state.problem !== undefined && <Alert className={styles.problem} type="error" showIcon title={state.problem} />}
      <span role="status" className={styles.state}>
        {isUnsaved && t(isKept ? 'form.unsaved' : 'form.unkept')}
      </span>
      <ActionBar limit={4} actions={[...(mayEdit ? [saveButton] : []), ...actions, ...(claim && mayPrint ? [print] : [])]} />
      {asking && claim && <ReasonAction action={asking} claim={claim} state={state} onClose={() => setAsking(undefined)} />}
    </div>
  );
}
