/** Requirements of a service at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { MaintLevel } from '../../../generated/types.gen.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { isEnough } from '../plan/planRules.ts';
import type { Maintenance, MaintenanceWork, MaintenanceHeader } from '../tables.ts';

export const requiredMaintenanceSlots = ({ noHours }: Pick<MaintenanceHeader, 'noHours'>): string[] => [
  ...(noHours === 'Y' ? [] : ['hourMeterPhoto']),
  'workPhoto',
  'customerSignature',
];

export interface SubmitFacts {
  /** `YYYY-MM-DD`. */
  today: string;
  deliveryDate: string | null;
  /** Level of the step that is due; null without a plan. */
  dueLevel: MaintLevel | null;
  /** Last service, or the delivery. */
  lastDate: string | null;
  /** Highest reading of the hour meter up to the day of the service, by other documents. */
  lastHours: number | null;
  files: ReadonlyMap<string, number>;
  language: Language;
  levelName: (level: MaintLevel) => string;
}

/** @returns everything that is wrong; the window is asked about beside it */
export function checkSubmit({ header, checklist, parts }: Maintenance, facts: SubmitFacts): InvalidField[] {
  const { maintDate, operatingHours, noHours, maintLevel } = header;
  const { today, deliveryDate, dueLevel, lastDate, lastHours, files, levelName } = facts;
  const errors = missingFields('MaintenanceInput', header);
  if (maintDate !== null && (maintDate > today || (deliveryDate !== null && maintDate < deliveryDate)))
    errors.push({ field: 'maintDate', code: 'E-441', params: { from: deliveryDate ?? '', to: today } });
  if (noHours === 'N' && operatingHours === null) errors.push({ field: 'operatingHours', code: 'E-013' });
  if (operatingHours !== null && lastHours !== null && operatingHours < lastHours)
    errors.push({ field: 'operatingHours', code: 'E-212', params: { h: lastHours } });
  if (dueLevel !== null && !isEnough(maintLevel, dueLevel, hasYearPassed(maintDate, lastDate)))
    errors.push({ field: 'maintLevel', code: 'E-264', params: { level: levelName(maintLevel), due: levelName(dueLevel) } });
  errors.push(...wrongWork(checklist, facts.language));
  if (header.freeFlag === 'Y')
    errors.push(...parts.flatMap(({ unitPrice }, index) => (unitPrice === null ? [{ field: 'unitPrice', line: `parts[${index}]`, code: 'E-300' }] : [])));
  errors.push(
    ...requiredMaintenanceSlots(header)
      .filter((slot) => !files.get(slot))
      .map(emptySlot),
  );
  return errors;
}

const hasYearPassed = (day: string | null, last: string | null): boolean => day !== null && last !== null && day >= addMonths(last, 12);

/** Mandatory work is done, what is measured has its value, and a value out of its limits is explained. */
function wrongWork(checklist: readonly MaintenanceWork[], language: Language): InvalidField[] {
  const undone = checklist.filter(({ mandatory, done }) => mandatory === 'Y' && done !== 'Y');
  const list = undone.map(({ itemCode, name }) => `${itemCode} ${name[language]}`).join(', ');
  const at = (line: MaintenanceWork): string => `checklist[${checklist.indexOf(line)}]`;
  return [
    ...(undone.length > 0 ? [{ field: 'checklist', code: 'E-265', params: { list } }] : []),
    ...checklist.flatMap((line) => {
      const { valueType, done, measuredValue, minValue, maxValue, remark, itemCode, name } = line;
      if (valueType !== 'number' || done !== 'Y') return [];
      if (measuredValue === null) return [{ field: 'measuredValue', line: at(line), code: 'E-125', params: { item: `${itemCode} ${name[language]}` } }];
      const isStrange = (minValue !== null && measuredValue < minValue) || (maxValue !== null && measuredValue > maxValue);
      return isStrange && remark === null ? [{ field: 'remark', line: at(line), code: 'E-013' }] : [];
    }),
  ];
}
