import { ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { useDictionary } from '@harrow/ui';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { dealers, reactivateDealers, reinstateDealers, suspendDealers } from './dealers.ts';

export type StatusVerb = 'suspend' | 'reactivate' | 'reinstate';

interface OpinionDialogProps {
  id: string;
  verb: StatusVerb;
  onClose: () => void;
}

/** A dealer alone is refused as itself, not as one of a batch. */
async function change(verb: StatusVerb, id: string, { opinion, reason = '' }: { opinion: string; reason?: string }): Promise<void> {
  const call = {
    suspend: () => suspendDealers({ ids: [id], reason, opinion }),
    reactivate: () => reactivateDealers({ ids: [id], opinion }),
    reinstate: () => reinstateDealers([id], opinion),
  };
  const { failed } = await call[verb]();
  if (failed[0]) throw new Error(failed[0].text);
}

/** Suspends a dealer, or lets it work again, and says why. */
export function OpinionDialog({ id, verb, onClose }: OpinionDialogProps) {
  const { t } = useTranslation('dealer');
  const failureText = useFailureText();
  const { items } = useDictionary('dealer_status_reason');
  const { kept, discard } = useKeptReason(`dealer.${verb}`, id);
  const call = useDocumentCall((answer: { opinion: string; reason?: string }) => change(verb, id, answer), {
    key: dealers.key,
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
      title={t(`action.${verb}`)}
      danger={verb === 'suspend'}
      {...(verb === 'suspend' && { reasons: items?.map(({ value, text }) => ({ value, text })) ?? [] })}
      loading={call.isPending}
      error={call.error && failureText(call.error)}
      onSubmit={({ opinion, reason }) => call.mutate({ opinion, ...(reason && { reason }) })}
      onCancel={onClose}
    />
  );
}
