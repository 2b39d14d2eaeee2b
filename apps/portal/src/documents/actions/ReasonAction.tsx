import { type ReasonAnswer, ReasonDialog, useDictionary } from '@harrow/ui';
import { useSeen } from '../review/useSeen.tsx';
import { decideDocument, type Seen } from './documentCalls.ts';
import { marksOf } from './marks.ts';

/** Steps of a review that need words first. */
export const reasonActions = ['noPass', 'refuse', 'backToReview', 'close', 'reopen'] as const;
export type ReasonActionName = (typeof reasonActions)[number];

export const isReasonAction = (action: string): action is ReasonActionName => (reasonActions as readonly string[]).includes(action);

interface ReasonActionProps {
  docType: Parameters<typeof decideDocument>[0];
  action: ReasonActionName;
  /** Name of the action. */
  title: string;
  document: Seen;
  /** The document as the reviewer has seen it, where a newer one may have arrived since. Default: as it is when the dialog opens. */
  seen?: Seen | undefined;
  /** What a reviewer can point at when the document goes back to its author, by `placeKey`. */
  markable: { value: string; text: string }[];
  /** What the reviewer said per line; goes back with the document. */
  lines?: Readonly<Record<string, unknown>>;
  state: {
    act: (id: string, call: (confirm?: '1') => Promise<unknown>) => Promise<boolean>;
    busy: boolean;
    problem: string | undefined;
    edits: { errors: readonly { text: string }[] };
  };
  /** It is done, and with it everything else that was typed beside the document. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks why, then does it: return with marks, final refusal, back to review, close, reopen. */
export function ReasonAction({ docType, action, title, document, seen: begun, markable, lines, state, onDone, onClose }: ReasonActionProps) {
  const { items } = useDictionary('reject_reason');
  const { seen, newer } = useSeen(document, begun);
  const isRefusal = action === 'noPass' || action === 'refuse';
  const submit = async ({ reason, opinion, fields }: ReasonAnswer): Promise<void> => {
    const done = await state.act(document.id, (confirm) => {
      if (action === 'backToReview' || action === 'close' || action === 'reopen') return decideDocument(docType, seen, { action, opinion }, { confirm });
      const refusal = { action: 'no_pass', opinion, rejectReason: reason } as const;
      if (action === 'refuse') return decideDocument(docType, seen, { ...refusal, rejectType: 'final' });
      return decideDocument(docType, seen, { ...refusal, rejectType: 'return', marks: marksOf(fields), ...(lines && { lines }) });
    });
    if (!done) return;
    onDone?.();
    onClose();
  };
  return (
    <ReasonDialog
      open
      title={title}
      danger={action !== 'backToReview'}
      reasons={isRefusal ? (items ?? []).map(({ value, text }) => ({ value, text })) : undefined}
      fields={action === 'noPass' ? markable : undefined}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={(answer) => void submit(answer)}
      onCancel={onClose}
    >
      {newer}
    </ReasonDialog>
  );
}
