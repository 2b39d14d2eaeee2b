import type { WarrantyClaim } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../documents/actions/marks.ts';

/** Header fields that a reviewer can point at. */
export const markableFields = ['operatingHours', 'failureDate', 'repairDate', 'complaint', 'engineNo', 'mileage', 'otherFee', 'otherFeeDesc'] as const;

/** What a reviewer can mark for the dealer besides photos and fields: faults and lines. */
export function useMarkChoices(claim: WarrantyClaim | undefined): { value: string; text: string }[] {
  const { t } = useTranslation('warrantyClaim');
  const line = (bugNo: number, name: string): string => t('noPass.line', { no: bugNo, name });
  if (!claim) return [];
  return [
    ...claim.bugList.map((fault) => ({ value: placeKey('bugDesc', fault.id), text: line(fault.bugNo, t('field.bugList.bugDesc')) })),
    ...claim.detailList.map((labour) => ({ value: placeKey('claimHours', labour.id), text: line(labour.bugNo, labour.hourCode) })),
    ...claim.partsList.map((part) => ({ value: placeKey('qty', part.id), text: line(part.bugNo, part.partsCode) })),
  ];
}
