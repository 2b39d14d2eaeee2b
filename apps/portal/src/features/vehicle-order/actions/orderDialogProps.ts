import type { VehicleOrder } from '@harrow/api-client';

/** Props of the dialogs on an order. */
export interface OrderDialogProps {
  order: VehicleOrder;
  onClose: () => void;
}
