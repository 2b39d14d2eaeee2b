import type { FormSlot } from '../../documents/form/document/Slots.tsx';

/** True if cores leave the dealer by this method. */
export const leavesDealer = (method: string | null): boolean => method === 'return_maker' || method === 'return_supplier';

/** Slots by the method of handling, as the server will require them. @param isSent submitted, and not yet received */
export function slotsOf(method: string | null, freight: number | null, isSent: boolean): readonly FormSlot[] {
  if (method === 'scrap_local')
    return [
      { name: 'scrapPhoto', required: true },
      { name: 'scrapVideo', required: true },
    ];
  if (!leavesDealer(method)) return [{ name: 'tagPhoto' }];
  return [
    { name: 'tagPhoto', required: true },
    { name: 'packingPhoto', required: true },
    { name: 'freightInvoice', required: (freight ?? 0) > 0 },
    { name: 'deliveryProof', isLate: isSent },
  ];
}
