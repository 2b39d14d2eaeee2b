/** Requirements of a document about cores at its submission. Pure. */
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { addDays, startingFrom } from '../../../shared/calendarDate.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { ending, type OpenCore, returns, restOf, wrongLine } from './lines.ts';
import type { Handle, HandleHeader, HandleMethod } from '../tables.ts';

/** Every slot of files, in the order of the form. */
export const handleSlots = slotNames('used_parts_handle');

/** Slots that take files after it was handed in. */
export const lateSlots: readonly string[] = ['deliveryProof'];

/** Slots that the method has a use for. */
export const slotsOf = (method: HandleMethod): readonly (typeof handleSlots)[number][] => {
  if (returns.includes(method)) return ['tagPhoto', 'packingPhoto', 'freightInvoice', 'deliveryProof'];
  return method === 'scrap_local' ? ['scrapPhoto', 'scrapVideo'] : ['tagPhoto'];
};

/** Slots that must hold a file. */
export const requiredSlots = ({ handleMethod, freight }: Pick<HandleHeader, 'handleMethod' | 'freight'>): readonly string[] => {
  if (handleMethod === 'scrap_local') return ['scrapPhoto', 'scrapVideo'];
  if (!returns.includes(handleMethod)) return [];
  return ['tagPhoto', 'packingPhoto', ...((freight ?? 0) > 0 ? ['freightInvoice'] : [])];
};

export interface SubmitFacts {
  today: string;
  files: ReadonlyMap<string, number>;
  cores: ReadonlyMap<string, OpenCore>;
}

const shipping = ['carrier', 'shipDate', 'boxes'] as const;

function wrongHeader(header: HandleHeader, { today, files }: SubmitFacts): InvalidField[] {
  const { handleMethod, handleDate, shipDate, receivedDate } = header;
  const isReturn = returns.includes(handleMethod);
  const ofMethod = isReturn ? shipping : handleMethod === 'scrap_local' ? (['scrapWitness'] as const) : [];
  const errors = [
    ...missingFields('UsedPartsHandleInput', header),
    ...ofMethod.filter((field) => header[field] === null).map((field): InvalidField => ({ field, code: 'E-013' })),
  ];
  if (handleDate !== null && handleDate > today) errors.push({ field: 'handleDate', code: 'vehicle.notYet' });
  if (isReturn && shipDate !== null) {
    // A further parcel is sent after the one before was received.
    const from = receivedDate === null ? shipDate : startingFrom(receivedDate, today);
    if (shipDate > today || shipDate < from) errors.push({ field: 'shipDate', code: receivedDate ? 'E-441' : 'vehicle.notYet', params: { from, to: today } });
  }
  const missing = requiredSlots(header).filter((slot) => !files.get(slot));
  return [...errors, ...missing.map(emptySlot)];
}

/** Why a core cannot be handled this way. */
function wrongMethod(method: HandleMethod, core: OpenCore, today: string): Omit<InvalidField, 'line'> | null {
  if (returns.includes(method)) return null;
  const { tagNo: tag, coreStatus, coreDisposition, retainUntil } = core;
  if (coreStatus === 'to_return') return { field: 'taskId', code: 'E-257', params: { tag } };
  const isFree = coreDisposition === 'scrap_allowed' || today > retainUntil;
  return ending.includes(method) && !isFree ? { field: 'taskId', code: 'E-251', params: { date: addDays(retainUntil, 1) } } : null;
}

/** @returns everything that is wrong; a document without lines is refused before */
export function checkSubmit({ header, lines }: Handle, facts: SubmitFacts): InvalidField[] {
  const { handleMethod, receivedDate } = header;
  const suppliers = new Set(lines.map(({ taskId }) => facts.cores.get(taskId)?.supplierCode ?? null));
  const isMixed = handleMethod === 'return_supplier' && (suppliers.size > 1 || suppliers.has(null));
  return [
    ...wrongHeader(header, facts),
    ...(isMixed ? [{ field: 'handleMethod', code: 'usedPartsHandle.oneSupplier' }] : []),
    ...lines.flatMap((one, index): InvalidField[] => {
      const line = `lines[${index}]`;
      const missing = missingFields('UsedPartsHandleLineInput', one, line);
      // Received cores are not sent again.
      if (receivedDate !== null) return restOf(one) > 0 ? missing : [];
      const core = facts.cores.get(one.taskId);
      const wrong = wrongLine(one, core) ?? wrongMethod(handleMethod, core!, facts.today);
      return [...(wrong ? [{ ...wrong, line }] : []), ...missing];
    }),
  ];
}
