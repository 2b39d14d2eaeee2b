/** At most this many packing lists, receipts or claims are shown of one order. */
export const mostOfOrder = 100;
