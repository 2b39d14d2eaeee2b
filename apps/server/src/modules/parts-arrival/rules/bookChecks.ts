/** Requirements of a count before it is booked. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { Arrival, ArrivalLine } from '../tables.ts';

/** Every slot of files, in the order of the form. */
export const arrivalSlots = slotNames('parts_arrival');

/** Slots that must hold a file. */
export const requiredSlots = (lines: readonly Pick<ArrivalLine, 'damagedQty'>[]): readonly string[] =>
  lines.some(({ damagedQty }) => damagedQty > 0) ? ['damagePhoto'] : [];

export interface BookFacts {
  files: ReadonlyMap<string, number>;
  today: string;
  shipmentDate: string | null;
}

/** What keeps a count from being booked. */
export function checkBook({ header, lines }: Arrival, { files, today, shipmentDate }: BookFacts): InvalidField[] {
  const packed = lines.filter(({ packingLineId }) => packingLineId !== null);
  const { arrivalDate } = header;
  const from = shipmentDate ?? '';
  return [
    ...missingFields('PartsArrivalInput', header),
    ...(arrivalDate !== null && (arrivalDate > today || arrivalDate < from) ? [{ field: 'arrivalDate', code: 'E-318', params: { from } }] : []),
    ...packed.flatMap(({ receivedQty, wrongQty, wrongPartsCode }, index): InvalidField[] => [
      ...(receivedQty === null ? [{ field: 'receivedQty', line: `lines[${index}]`, code: 'E-013' }] : []),
      ...(wrongQty > 0 && wrongPartsCode === null ? [{ field: 'wrongPartsCode', line: `lines[${index}]`, code: 'E-319' }] : []),
    ]),
    ...requiredSlots(lines)
      .filter((slot) => !files.get(slot))
      .map(emptySlot),
  ];
}
