import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { type ErrorPlace, isPhotoSlot, sectionOfPlace } from './claimErrors.ts';
import type { ClaimForm } from './claimForm.ts';

/** Where something stands, as the user sees it. */
interface PlaceName {
  /** Of the page, of a fault, or of one of its lines. */
  section: string;
  /** Undefined where the form has no such field. */
  field: string | undefined;
}

const lists = { header: undefined, fault: 'bugList', labour: 'detailList', parts: 'partsList' } as const;

export function usePlaceName(): (place: ErrorPlace, form: ClaimForm) => PlaceName {
  const { t } = useTranslation('warrantyClaim');
  const nameOf = (place: ErrorPlace): string | undefined => {
    if (place.kind === 'slot') return isPhotoSlot(place.slot) ? t(`field.slot.${place.slot}`) : undefined;
    return fieldName('warrantyClaim', place.field, lists[place.kind]);
  };
  return (place, form) => {
    const field = nameOf(place);
    if (!('faultId' in place)) return { section: t(`section.${sectionOfPlace(place)}`), field };
    const fault = form.faults.find(({ id }) => id === place.faultId);
    const no = fault ? form.faults.indexOf(fault) + 1 : 0;
    return { section: [t('fault.number', { no }), codeOf(place, fault)].filter(Boolean).join(' · '), field };
  };
}

/** The code of a line. */
function codeOf(place: ErrorPlace, fault: ClaimForm['faults'][number] | undefined): string | null | undefined {
  if (place.kind === 'labour') return fault?.labour.find(({ id }) => id === place.rowId)?.hourCode;
  return place.kind === 'parts' ? fault?.parts.find(({ id }) => id === place.rowId)?.partsCode : undefined;
}
