import type { Action } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedDecision, RowDecision } from './DecisionDialog.tsx';
import type { Seen } from './documentCalls.ts';
import { useRowDecision } from './useRowDecision.tsx';

/** In the order of a row's actions. */
const usual = ['pass', 'auditSucceeded', 'noPass', 'withdraw'] as const satisfies readonly RowDecision[];

interface DecidedRow extends Seen {
  allowedActions: readonly string[];
}

/** Name and question of decisions, where they are not the usual ones; false: the row does not offer it. */
type OwnDecisions = Partial<Record<RowDecision, false | Partial<Pick<AskedDecision, 'name' | 'question'>>>>;

/** The decisions about documents of a list that the server allows, as actions of their rows. */
export function useRowDecisions(docType: AskedDecision['docType']): {
  decisions: (document: DecidedRow, no: string, own?: OwnDecisions) => Action[];
  dialog: ReactNode;
} {
  const { t } = useTranslation('shared');
  const { ask, dialog } = useRowDecision();
  const decisions = (document: DecidedRow, no: string, own: OwnDecisions = {}): Action[] =>
    usual.flatMap((decision) => {
      const { [decision]: said = {} } = own;
      if (said === false || !document.allowedActions.includes(decision)) return [];
      const asked = { name: t(`action.${decision}`), ...said };
      return { key: decision, label: asked.name, danger: decision === 'noPass', onClick: () => ask({ docType, decision, document, no, ...asked }) };
    });
  return { decisions, dialog };
}
