import { ReasonDialog, useDictionary } from '@harrow/ui';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { decideDocument, decisionActions, type Seen, submitDocument, type Words } from './documentCalls.ts';
import { useDocumentCall } from './useDocumentCall.ts';

/** Steps that a row of a list offers. */
export type RowDecision = 'withdraw' | keyof typeof decisionActions;

export interface AskedDecision {
  docType: Parameters<typeof decideDocument>[0];
  decision: RowDecision;
  document: Seen;
  /** Number of the document. */
  no: string;
  /** Name of the action. */
  name: string;
  /** Question of the dialog. Default: asks whether to approve, with the amount, or to withdraw. */
  question?: string;
  /** Amount to be paid, as text. Documents that pay nothing by themselves have none. */
  amount?: string | undefined;
  /** Called after the dialog has closed, with or without a decision. */
  onClosed?: () => void;
}

/**
 * Confirms that a document is withdrawn, approved or returned from a list, with its lines as they are. To mark fields and lines, the
 * document has to be opened.
 */
export function DecisionDialog({ docType, decision, document, no, name, question, amount, onClosed }: AskedDecision) {
  const { t } = useTranslation('documents');
  const { items } = useDictionary('reject_reason');
  const failureText = useFailureText();
  const { kept, discard } = useKeptReason(`${docType}.${decision}`, document.id);
  const call = useDocumentCall(
    (words: Words) =>
      decision === 'withdraw'
        ? submitDocument(docType, document, decision)
        : decideDocument(docType, document, { action: decisionActions[decision], ...(decision === 'noPass' && { rejectType: 'return', ...words }) }),
    // Counts, lists and other documents change with it.
    { key: [], done: t(`done.${decision}`, { no }) },
  );
  // Close only when the list is up to date: the focus then finds the row that has moved up.
  const decide = (words: Words): void =>
    call.mutate(words, {
      onSuccess: () => {
        discard();
        onClosed?.();
      },
    });
  const problem = call.error && failureText(call.error);
  if (decision === 'noPass')
    return (
      <ReasonDialog
        open
        {...kept}
        title={`${name} ${no}`}
        okText={name}
        danger
        reasons={(items ?? []).map(({ value, text }) => ({ value, text }))}
        loading={call.isPending}
        error={problem}
        onSubmit={({ reason, opinion }) => decide({ rejectReason: reason, opinion })}
        onCancel={() => onClosed?.()}
      />
    );
  const asked = decision !== 'withdraw' && amount === undefined ? 'plain' : decision;
  return (
    <Modal
      open
      width={480}
      title={question ?? t(`ask.${asked}`, { no, amount })}
      okText={name}
      cancelText={t('action.cancel')}
      // Otherwise the sign that closes the dialog would have the focus.
      okButtonProps={{ autoFocus: true }}
      confirmLoading={call.isPending}
      onOk={() => decide({})}
      onCancel={() => onClosed?.()}
    >
      {problem && <Alert type="error" showIcon title={problem} />}
    </Modal>
  );
}
