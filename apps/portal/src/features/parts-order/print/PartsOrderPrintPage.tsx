import type { PartsOrder } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';

/** The confirmation of an order on paper. */
export const PartsOrderPrintPage = () => (
  <DocumentPrintPage<PartsOrder> docType="partsOrder" numberOf={({ orderNo }) => orderNo}>
    {(order) => <OrderConfirmation order={order} />}
  </DocumentPrintPage>
);
