import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Sends what a dialog on an order asks for. What was typed is given up, and the dialog closed, once the server has it. @param done gives up what was typed */
export function useSend({ order, onClose }: OrderDialogProps, done: () => void): (call: (confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<void> {
  const { state } = useFormActions();
  return async (call, anyway) => {
    if (!(await state.act(order.id, call, anyway))) return;
    done();
    onClose();
  };
}
