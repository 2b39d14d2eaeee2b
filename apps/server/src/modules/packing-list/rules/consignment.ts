/** What the goods of one packing list have in common. Pure. */

export interface Consignment {
  dealerCode: string;
  subDealerCode: string | null;
  consignee: string | null;
  deliveryAddress: string | null;
  currency: string;
  deliveryMethod: string | null;
}

/** Equal for goods that may go together. */
export const consignmentKey = ({ dealerCode, subDealerCode, consignee, deliveryAddress, currency, deliveryMethod }: Consignment): string =>
  JSON.stringify([dealerCode, subDealerCode, consignee, deliveryAddress, currency, deliveryMethod]);
