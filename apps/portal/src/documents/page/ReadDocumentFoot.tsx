import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../actions/ReasonAction.tsx';
import { type ActingDocument, type DocumentActionsOptions, useDocumentActions } from '../actions/useDocumentActions.ts';
import type { useReadDocument } from '../form/useReadDocument.ts';
import { DocumentFoot, type DocumentFootProps } from './DocumentFoot.tsx';

type AuthorAction = 'submit' | 'withdraw' | 'giveUp' | 'delete';

interface ReadDocumentFootProps<Doc extends ActingDocument, ActionName extends string>
  extends
    Pick<DocumentFootProps<ActionName>, 'looks' | 'labels' | 'isPrintable' | 'children'>,
    Required<Pick<DocumentActionsOptions<Doc>, 'resource' | 'numberOf' | 'remove'>> {
  docType: NonNullable<DocumentActionsOptions<Doc>['docType']>;
  document: Doc & { readonly status: string; readonly allowedActions: readonly string[] };
  state: ReturnType<typeof useReadDocument<Doc>>;
  /** What a reviewer can point at, by `placeKey`. */
  markable: { value: string; text: string }[];
  /** What the other actions of the kind do. */
  own: Readonly<Record<Exclude<ActionName, ReasonActionName | AuthorAction>, () => void>>;
}

/** The bar at the foot of a document that its page only shows: what its author does and what a review needs words for, and what the kind has of its own. */
export function ReadDocumentFoot<Doc extends ActingDocument, ActionName extends string>(props: ReadDocumentFootProps<Doc, ActionName>) {
  const { docType, document, numberOf, state, looks, children } = props;
  const { t } = useTranslation('shared');
  const [asking, setAsking] = useState<ReasonActionName>();
  const onSave = () => Promise.resolve(undefined);
  const { submit, withdraw, giveUp, remove } = useDocumentActions<Doc>({ ...props, onSave });
  const run: Readonly<Record<string, () => unknown>> = { submit, withdraw, giveUp, delete: remove, ...props.own };
  const allowedActions = document.allowedActions.filter((action): action is ActionName | 'edit' => action === 'edit' || Object.hasOwn(looks, action));
  return (
    <DocumentFoot<ActionName>
      module={docType}
      document={{ ...document, allowedActions }}
      state={state}
      isUnsaved={false}
      isKept
      looks={looks}
      labels={props.labels}
      firstActions={[]}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run[action]?.())}
      onSave={onSave}
      number={numberOf(document)}
      isPrintable={props.isPrintable === true}
    >
      {children}
      {asking && (
        <ReasonAction
          docType={docType}
          action={asking}
          title={t(`action.${asking}`)}
          document={document}
          markable={props.markable}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}
