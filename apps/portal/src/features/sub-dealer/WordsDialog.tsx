import type { SubDealer } from '@harrow/api-client';
import { type ReasonAnswer, ReasonDialog, useDictionary } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { decideRequests, reactivateSubDealers, single, suspendSubDealers } from './subDealers.ts';

export type WordsVerb = 'decline' | 'suspend' | 'reactivate';

interface WordsDialogProps {
  unit: SubDealer;
  verb: WordsVerb;
  onClose: () => void;
}

/** Asks why, then does it. */
export function WordsDialog({ unit: given, verb, onClose }: WordsDialogProps) {
  const { seen: unit, newer } = useSeen(given);
  const { t } = useTranslation('subDealer');
  const failureText = useFailureText();
  const { items } = useDictionary('dealer_status_reason');
  const ids = [unit.id];
  const calls = {
    decline: ({ opinion }: ReasonAnswer) => single(decideRequests({ ids, accept: 'N', opinion })),
    suspend: ({ reason, opinion }: ReasonAnswer) => single(suspendSubDealers({ ids, reason: reason ?? null, opinion })),
    reactivate: ({ opinion }: ReasonAnswer) => single(reactivateSubDealers({ ids, opinion })),
  } satisfies Record<WordsVerb, (answer: ReasonAnswer) => Promise<void>>;
  const { kept, discard } = useKeptReason(`subDealer.${verb}`, unit.id);
  const call = useDocumentCall((answer: ReasonAnswer) => calls[verb](answer), {
    key: [],
    done: t(`done.${verb}`),
    onDone: () => {
      discard();
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      {...kept}
      title={`${t(`action.${verb}`)} · ${unit.name}`}
      danger={verb !== 'reactivate'}
      reasons={verb === 'suspend' ? (items?.map(({ value, text }) => ({ value, text })) ?? []) : undefined}
      loading={call.isPending}
      error={call.error && failureText(call.error)}
      onSubmit={(answer) => call.mutate(answer)}
      onCancel={onClose}
    >
      {newer}
    </ReasonDialog>
  );
}
