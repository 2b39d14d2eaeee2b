import type { PartsOrder } from '@harrow/api-client';

/** Props of the dialogs on an order. */
export interface OrderDialogProps {
  order: PartsOrder;
  onClose: () => void;
}
