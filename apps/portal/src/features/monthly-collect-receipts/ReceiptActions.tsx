import type { MonthlyCollectReceipt, MonthlyCollectReceiptAction } from '@harrow/api-client';
import { type Action, ActionBar, lazyPart, useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { usePrintDocument } from '../../documents/print/usePrintDocument.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import type { ObjectedLine } from './dialogs/DisputeDialog.tsx';
import { issueReceipts, recomputeReceipts, reissueReceipts } from './receipts.ts';

const DisputeDialog = lazyPart(async () => ({ default: (await import('./dialogs/DisputeDialog.tsx')).DisputeDialog }));
const AnswerDialog = lazyPart(async () => ({ default: (await import('./dialogs/AnswerDialog.tsx')).AnswerDialog }));
const CloseDialog = lazyPart(async () => ({ default: (await import('./dialogs/CloseDialog.tsx')).CloseDialog }));

interface ReceiptActionsProps {
  receipt: MonthlyCollectReceipt;
  /** Lines that the dealer objects to, in a dialog; undefined: it is closed. */
  objected: readonly ObjectedLine[] | undefined;
  onObject: (lines: readonly ObjectedLine[] | undefined) => void;
}

/** Actions that are done once they are confirmed. */
const direct = ['recompute', 'issue', 'reissue', 'pass'] as const;
type Direct = (typeof direct)[number];
const isDirect = (action: MonthlyCollectReceiptAction): action is Direct => (direct as readonly string[]).includes(action);

/** The order of the buttons, the next step first; fees are kept off and put back in their table. */
const order = ['answerDispute', 'issue', 'reissue', 'pass', 'close', 'noPass', 'recompute'] as const satisfies readonly MonthlyCollectReceiptAction[];

/** What the user may do with a statement now. */
export function ReceiptActions({ receipt, objected, onObject }: ReceiptActionsProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  const { message, modal } = useMessages();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<'answerDispute' | 'close'>();
  const mayPrint = usePermission('monthlyCollectReceipts:print');
  const openPaper = usePrintDocument('monthlyCollectReceipts');
  const { id, version, receiptNo } = receipt;
  const calls: Record<Direct, () => Promise<void>> = {
    recompute: () => single(recomputeReceipts({ ids: [id] })),
    issue: () => single(issueReceipts({ ids: [id], version })),
    reissue: () => single(reissueReceipts({ ids: [id], version })),
    pass: () => decideDocument('monthlyCollectReceipts', { id, version }, { action: 'pass' }),
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Direct) => calls[action](),
    onSuccess: (_done, action) => void message.success(t(`done.${action}`, { no: receiptNo })),
    onError: (error) => void message.error(failureText(error)),
    onSettled: () => client.invalidateQueries(),
  });
  const act = (action: (typeof order)[number]): void => {
    if (action === 'noPass') onObject([]);
    else if (action === 'recompute') mutate(action);
    else if (isDirect(action)) void modal.confirm({ title: t(`ask.${action}`, { no: receiptNo }), okText: t(`action.${action}`), onOk: () => mutate(action) });
    else setAsked(action);
  };
  // Once all objections have their answers, the next step is to issue the statement again.
  const isAnswered = receipt.disputes.every(({ round, answer }) => round < receipt.round || answer !== null);
  const steps = isAnswered ? order.toSorted((a, b) => Number(a === 'answerDispute') - Number(b === 'answerDispute')) : order;
  const allowed = steps.filter((action) => receipt.allowedActions.includes(action));
  const actions: Action[] = allowed.map((action, index) => ({
    key: action,
    label: t(`action.${action}`),
    primary: index === 0 && action !== 'noPass' && action !== 'recompute',
    danger: action === 'noPass',
    disabled: isPending,
    onClick: () => act(action),
  }));
  const print: Action = { key: 'print', label: t('shared:print'), onClick: () => openPaper(id) };
  return (
    <>
      <ActionBar actions={[...actions, ...(mayPrint ? [print] : [])]} />
      <Suspense>
        {objected && <DisputeDialog receipt={receipt} lines={objected} onClose={() => onObject(undefined)} />}
        {asked === 'answerDispute' && <AnswerDialog receipt={receipt} onClose={() => setAsked(undefined)} />}
        {asked === 'close' && <CloseDialog receipt={receipt} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
