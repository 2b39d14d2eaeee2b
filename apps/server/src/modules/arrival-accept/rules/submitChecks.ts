/** Requirements of a sheet at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { daysBetween, startingFrom } from '../../../shared/calendarDate.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import { doneAtOnce } from './lines.ts';
import type { Arrival, ArrivalHeader, ArrivalLine } from '../tables.ts';

/** Every slot of photos, in the order of the form. */
export const arrivalSlots = slotNames('arrival_accept');

/** Slots that must hold a file. */
export function requiredSlots({ header, items }: Arrival, noHours: boolean): readonly string[] {
  const needed: Readonly<Record<string, boolean>> = {
    platePhoto: true,
    enginePlatePhoto: header.secondProduct !== 'implement',
    hourMeterPhoto: !noHours,
    damagePhoto: items.some(({ category, itemResult }) => category === 'transport_damage' && itemResult === 'no_pass'),
    carrierReport: items.some(({ handling }) => handling === 'carrier_claim'),
  };
  return arrivalSlots.filter((slot) => needed[slot]);
}

export interface SubmitFacts {
  today: string;
  noHours: boolean;
  /** Files of a kind that their slot takes, by slot and by the id of an item. */
  files: ReadonlyMap<string, number>;
  /** Photos of the sheet and of its items; the signature is none. */
  photos: number;
  minPhotos: number;
  hoursWarn: number;
  language: Language;
}

/** Days from the deadline to the day it was handed in first; 0 in time. */
export const overdueDays = ({ deadline, firstSubmitDate }: Pick<ArrivalHeader, 'deadline' | 'firstSubmitDate'>, today: string): number =>
  Math.max(0, daysBetween(deadline, firstSubmitDate ?? today));

/** Items missing at the arrival of the machine. */
export const missingThings = ({ keysQty, documentsComplete, toolsComplete }: ArrivalHeader): ('keysQty' | 'documentsComplete' | 'toolsComplete')[] => [
  ...(keysQty === 0 ? (['keysQty'] as const) : []),
  ...(documentsComplete === 'N' ? (['documentsComplete'] as const) : []),
  ...(toolsComplete === 'N' ? (['toolsComplete'] as const) : []),
];

export function checkSubmit(arrival: Arrival, facts: SubmitFacts): { errors: InvalidField[]; warnings: Coded[] } {
  const { header, items } = arrival;
  if (header.answeredCount === 0) return { errors: [{ field: 'items', code: 'E-110' }], warnings: [] };
  const hours = header.operatingHours;
  return {
    errors: [...wrongHeader(header, facts), ...items.flatMap((line, index) => wrongLine(line, `items[${index}]`, facts)), ...missingFiles(arrival, facts)],
    warnings: hours !== null && hours > facts.hoursWarn ? [{ code: 'W-124', params: { h: hours, n: facts.hoursWarn } }] : [],
  };
}

function wrongHeader(header: ArrivalHeader, { today, noHours }: SubmitFacts): InvalidField[] {
  const { acceptanceDate, arrivalDate, deadline } = header;
  const missing = missingThings(header);
  const errors = missingFields('ArrivalAcceptInput', header);
  if (!noHours && header.operatingHours === null) errors.push({ field: 'operatingHours', code: 'E-013' });
  if (!header.acceptancePersonnel) errors.push({ field: 'acceptancePersonnel', code: 'E-111' });
  if (acceptanceDate === null) errors.push({ field: 'acceptanceDate', code: 'E-112' });
  else if (acceptanceDate < startingFrom(arrivalDate, today) || acceptanceDate > today)
    errors.push({ field: 'acceptanceDate', code: 'E-134', params: { from: arrivalDate } });
  if (missing.length > 0 && !header.remark) errors.push({ field: 'remark', code: 'E-131', params: { list: missing.join(',') } });
  if (overdueDays(header, today) > 0 && !header.delayReason) errors.push({ field: 'delayReason', code: 'W-114', params: { date: deadline } });
  return errors;
}

function wrongLine(line: ArrivalLine, at: string, { files, language }: SubmitFacts): InvalidField[] {
  const { itemResult, valueType } = line;
  const params = { item: `${line.itemCode} ${line.name[language]}` };
  const isFailed = itemResult === 'no_pass';
  const isAnswered = itemResult !== null && itemResult !== 'na';
  const rules: readonly [wrong: boolean, field: string, code: string, params?: Record<string, string | number>][] = [
    [line.mandatory === 'Y' && !isAnswered, 'itemResult', 'E-126', params],
    [isAnswered && valueType === 'number' && line.measuredValue === null, 'measuredValue', 'E-125', params],
    [isAnswered && valueType === 'text' && line.measuredText === null, 'measuredText', 'E-125', params],
    [isFailed && line.failedReasonCode === null, 'failedReasonCode', 'E-113', params],
    [isFailed && line.failedReasonCode === 'other' && line.failedReasonText === null, 'failedReasonText', 'E-013'],
    [isFailed && line.handling === null, 'handling', 'E-127', params],
    [isFailed && doneAtOnce.includes(line.handling) && line.handled !== 'Y', 'handled', 'E-127', params],
    [isAnswered && line.photoRequired === 'Y' && !files.get(line.id), 'itemPhoto', 'E-116', { n: 1 }],
  ];
  return rules.filter(([wrong]) => wrong).map(([, field, code, given]) => ({ field, line: at, code, ...(given && { params: given }) }));
}

/** Slots first; where all of them are filled, as many photos as the parameter asks for. */
function missingFiles(arrival: Arrival, { files, photos, noHours, minPhotos }: SubmitFacts): InvalidField[] {
  const empty = requiredSlots(arrival, noHours).filter((slot) => !files.get(slot));
  if (empty.length > 0) return empty.map(emptySlot);
  return photos < minPhotos ? [{ field: 'platePhoto', code: 'E-116', params: { n: minPhotos } }] : [];
}
