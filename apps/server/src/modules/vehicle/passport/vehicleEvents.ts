import type { VehicleReply, VehicleRow } from './vehicleReply.ts';

type Event = VehicleReply['events'][number];
type History = Pick<VehicleReply, 'engineHistory'> & {
  apportions: readonly { day: string; toName: string | null }[];
  claims: readonly { id: string; claimNo: string; failureDate: string | null; createDay: string; faults: string[] }[];
};

const plain = (kind: string, day: string | null): Event[] => (day === null ? [] : [{ kind, day, docType: null, docId: null, docNo: null, text: null }]);

/** The life of a machine, oldest first. Pure. */
export function vehicleEvents(
  vehicle: Pick<VehicleRow, 'productionDate' | 'shipDate' | 'arrivalDate' | 'pdiDate' | 'deliveryDate' | 'warrantyEndDate' | 'extendEndDate'>,
  { engineHistory, apportions, claims }: History,
): Event[] {
  const events: Event[] = [
    ...plain('produced', vehicle.productionDate),
    ...plain('shipped', vehicle.shipDate),
    ...plain('arrived', vehicle.arrivalDate),
    ...plain('accepted', vehicle.pdiDate),
    ...apportions.map(({ day, toName }) => ({ kind: 'apportioned', day, docType: null, docId: null, docNo: null, text: toName })),
    ...plain('delivered', vehicle.deliveryDate),
    ...claims.map(({ id, claimNo, failureDate, createDay, faults }) => ({
      kind: 'claim',
      day: failureDate ?? createDay,
      docType: 'warrantyClaim',
      docId: id,
      docNo: claimNo,
      text: faults.join(', ') || null,
    })),
    ...engineHistory.map(({ changeDate, claimNo, oldNo, newNo }) => ({
      kind: 'engine_replaced',
      day: changeDate,
      docType: 'warrantyClaim',
      docId: claims.find((claim) => claim.claimNo === claimNo)?.id ?? null,
      docNo: claimNo,
      text: `${oldNo} → ${newNo}`,
    })),
    ...plain('warranty_ends', vehicle.warrantyEndDate),
    ...plain('extension_ends', vehicle.extendEndDate),
  ];
  // Sorting is stable: what happened on one day keeps the order above.
  return events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
