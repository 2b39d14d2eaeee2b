import { ReasonDialog } from '@harrow/ui';
import type { ComponentProps } from 'react';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { useFormActions } from '../form/document/saving/useFormActions.ts';
import { useSendStep } from './useSendStep.ts';

interface ReasonStepProps extends Pick<ComponentProps<typeof ReasonDialog>, 'title' | 'okText' | 'danger' | 'maxLength' | 'children'> {
  /** Name under which the reason is kept: `partsOrder.requestCancel`. */
  draft: string;
  /** Document on the page. */
  id: string;
  call: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A step of the document on the page that needs a reason, which is kept until the step is done. */
export function ReasonStep({ draft, id, call, onClose, ...dialog }: ReasonStepProps) {
  const { state } = useFormActions();
  const { kept, discard } = useKeptReason(draft, id);
  const send = useSendStep({ id, onClose, discard });
  return (
    <ReasonDialog
      open
      {...dialog}
      {...kept}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion: reason }) => void send(() => call(reason))}
      onCancel={onClose}
    />
  );
}
