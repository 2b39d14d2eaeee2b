import { arrivalAcceptSlots } from '@harrow/api-client/slots';
import { type AttachmentSlot, AttachmentSlots, DocumentSection } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../documents/checklist/checklist.module.css';
import { placeId } from '../../../documents/checklist/checkLine.ts';
import { slotRules } from '../../../shared/slotRules.ts';
import { sheetFiles } from '../arrivals.ts';
import { isFailed } from '../form/arrivalForm.ts';
import { errorAt, useArrivalEditing } from '../form/editing.ts';

export type SlotName = keyof typeof arrivalAcceptSlots;

/** Photos, the carrier's report and the signature, by slot. They can be added before anything else is saved. */
export function PhotosSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('arrivalAccept');
  const { pageId, arrival, form, readOnly, errors, edit } = useArrivalEditing();
  const owner = useMemo(() => ({ table: sheetFiles, id: arrival.id }), [arrival.id]);
  const categories = new Map(arrival.items.map(({ itemCode, category }) => [itemCode, category]));
  // What the items ask for changes while they are being checked; the rest follows from the machine.
  const isAskedFor: Partial<Record<string, boolean>> = {
    damagePhoto: form.items.some((row) => isFailed(row) && categories.get(row.id) === 'transport_damage'),
    carrierReport: form.items.some(({ handling }) => handling === 'carrier_claim'),
  };
  const slots = arrival.slots.map(({ slot, required }): AttachmentSlot => {
    const mark = arrival.status === 'no_pass' ? arrival.marks.find(({ field }) => field === slot) : undefined;
    return {
      name: slot,
      label: t(`field.slot.${slot as SlotName}`),
      required: isAskedFor[slot] ?? required,
      ...slotRules(arrivalAcceptSlots[slot as SlotName]),
      signed: slot === 'signature',
      mark: mark ? (mark.note ? t('documents:form.marked', { note: mark.note }) : t('documents:form.markedPlain')) : undefined,
    };
  });
  const names = arrival.slots.map(({ slot }) => slot);
  return (
    <DocumentSection id="photos" title={t('section.photos')} errorCount={errorCount}>
      {names.map((slot) => {
        const text = errorAt(errors, slot);
        return (
          text && (
            <p key={slot} id={placeId(pageId, slot)} tabIndex={-1} className={styles.error}>
              {t(`field.slot.${slot as SlotName}`)}: {text}
            </p>
          )
        );
      })}
      <AttachmentSlots
        owner={owner}
        slots={slots}
        readOnly={readOnly}
        onChange={(files) => {
          const left = errors.filter(({ field }) => !(names.includes(field) && files.some((file) => file.slot === field)));
          if (left.length < errors.length) edit({ type: 'errors', errors: left });
        }}
      />
    </DocumentSection>
  );
}
