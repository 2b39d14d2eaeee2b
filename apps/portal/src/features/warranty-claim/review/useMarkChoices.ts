import type { WarrantyClaim } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../documents/actions/marks.ts';
import { photoSlots } from '../form/claimErrors.ts';

/** Header fields that a reviewer can point at. */
const markableFields = ['operatingHours', 'failureDate', 'repairDate', 'complaint', 'engineNo', 'mileage', 'otherFee', 'otherFeeDesc'] as const;

/** What a reviewer can mark for the dealer: photos first, then fields, faults and lines. */
export function useMarkChoices(claim: WarrantyClaim): { value: string; text: string }[] {
  const { t } = useTranslation('warrantyClaim');
  const line = (bugNo: number, name: string): string => t('noPass.line', { no: bugNo, name });
  return [
    ...photoSlots.map((slot) => ({ value: placeKey(slot), text: t(`field.slot.${slot}`) })),
    ...markableFields.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) })),
    ...claim.bugList.map((fault) => ({ value: placeKey('bugDesc', fault.id), text: line(fault.bugNo, t('field.bugList.bugDesc')) })),
    ...claim.detailList.map((labour) => ({ value: placeKey('claimHours', labour.id), text: line(labour.bugNo, labour.hourCode) })),
    ...claim.partsList.map((part) => ({ value: placeKey('qty', part.id), text: line(part.bugNo, part.partsCode) })),
  ];
}
