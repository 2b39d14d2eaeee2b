import type { Positions } from '../form/engine/toInput.ts';
import { useFormActions } from '../form/document/saving/useFormActions.ts';

interface Sending {
  /** Lines that the call names, so that what is wrong with one is shown at it. */
  sent?: Positions;
  /** Says to go on after a warning. */
  anyway?: string;
}

interface StepDialogOf {
  /** Document on the page. */
  id: string;
  onClose: () => void;
  /** Gives up what was typed. */
  discard?: () => void;
}

/** Sends what a dialog on a document asks for. What was typed is given up, and the dialog closed, once the server has it. */
export function useSendStep({ id, onClose, discard }: StepDialogOf): (call: (confirm?: '1') => Promise<unknown>, sending?: Sending) => Promise<void> {
  const { state } = useFormActions();
  return async (call, { sent, anyway } = {}) => {
    if (!(await state.act(id, call, anyway, sent))) return;
    discard?.();
    onClose();
  };
}
