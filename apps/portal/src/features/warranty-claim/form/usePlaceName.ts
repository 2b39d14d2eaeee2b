import { useTranslation } from 'react-i18next';
import { type ErrorPlace, isPhotoSlot } from './claimErrors.ts';
import { type ClaimForm, type HeaderField, headerFields } from './claimForm.ts';

const isHeaderField = (field: string): field is HeaderField => (headerFields as readonly string[]).includes(field);

const groups = { fault: 'fault', labour: 'labour', parts: 'part' } as const;

/** Names of places as the user sees them: the field, and for faults which one. Undefined where the form has no such field. */
export function usePlaceName(): (place: ErrorPlace, form: ClaimForm) => string | undefined {
  const { t, i18n } = useTranslation('warrantyClaim');
  return (place, form) => {
    if (place.kind === 'slot') return isPhotoSlot(place.slot) ? t(`slot.${place.slot}`) : undefined;
    if (place.kind === 'header') return isHeaderField(place.field) ? t(`field.${place.field}`) : undefined;
    const no = form.faults.findIndex(({ id }) => id === place.faultId) + 1;
    const key = `warrantyClaim:${groups[place.kind]}.${place.field}`;
    return [t('fault.number', { no }), i18n.exists(key) && i18n.t(key)].filter(Boolean).join(' · ');
  };
}
