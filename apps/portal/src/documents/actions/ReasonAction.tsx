import { type MarkChoice, type ReasonAnswer, ReasonDialog, useDictionary } from '@harrow/ui';
import { answerOf, noAnswer, type TypedAnswer } from '../review/reasonAnswer.ts';
import { useReview } from '../review/reviewInHand.ts';
import { useSeen } from '../review/useSeen.tsx';
import { decideDocument, type Seen } from './documentCalls.ts';
import { marksOf } from './marks.ts';
import type { ReasonActionName } from './reasonActions.ts';
import { useMarkChoices } from './useMarkChoices.ts';

interface ReasonActionProps {
  docType: Parameters<typeof decideDocument>[0];
  action: ReasonActionName;
  /** Name of the action. */
  title: string;
  document: Seen;
  /** Fields of the header that a reviewer can mark when the document goes back to its author. Default: all on the page. */
  markableFields?: readonly string[];
  /** Further places that can be marked, by `placeKey`. */
  markable: readonly MarkChoice[];
  /** The reviewer's input per line; goes back with the document. */
  lines?: Readonly<Record<string, unknown>>;
  state: {
    act: (id: string, call: (confirm?: '1') => Promise<unknown>) => Promise<boolean>;
    busy: boolean;
    problem: string | undefined;
    edits: { errors: readonly { text: string }[] };
  };
  onClose: () => void;
}

/** Action that needs a reason: return with marks, final refusal, back to review, close, reopen. The reason typed is kept until the action is done. */
export function ReasonAction({ docType, action, title, document, markableFields, markable: others, lines, state, onClose }: ReasonActionProps) {
  const { items } = useDictionary('reject_reason');
  const markable = [...others, ...useMarkChoices(markableFields)];
  const { values, type, seen: begun, goOn, discard } = useReview();
  const { seen, newer } = useSeen(document, begun, goOn);
  const isRefusal = action === 'noPass' || action === 'refuse';
  const submit = async ({ reason, opinion, fields }: ReasonAnswer): Promise<void> => {
    const done = await state.act(document.id, (confirm) => {
      if (action === 'backToReview' || action === 'close' || action === 'reopen') return decideDocument(docType, seen, { action, opinion }, { confirm });
      const refusal = { action: 'no_pass', opinion, rejectReason: reason } as const;
      if (action === 'refuse') return decideDocument(docType, seen, { ...refusal, rejectType: 'final' });
      const marked = fields.filter(({ value }) => markable.some((choice) => choice.value === value));
      return decideDocument(docType, seen, { ...refusal, rejectType: 'return', marks: marksOf(marked), ...(lines && { lines }) });
    });
    if (!done) return;
    // With it goes everything else that was typed beside the document.
    discard();
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
      typed={(values[action] as TypedAnswer | undefined) ?? noAnswer}
      onType={(answer) => type({ [action]: answerOf(answer) })}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={(answer) => void submit(answer)}
      onCancel={onClose}
    >
      {newer}
    </ReasonDialog>
  );
}
