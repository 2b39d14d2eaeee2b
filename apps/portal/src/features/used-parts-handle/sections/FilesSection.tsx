import { usedPartsHandleSlots } from '@harrow/api-client/slots';
import { type AttachmentSlot, AttachmentSlots, DocumentSection } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import { idOf, useHandleEditing } from '../form/editing.ts';
import { handleFiles } from '../handles.ts';
import styles from './sections.module.css';

export type SlotName = keyof typeof usedPartsHandleSlots;
export const slotNames = Object.keys(usedPartsHandleSlots) as SlotName[];

/** Also after it was handed in. */
const late: readonly string[] = ['deliveryProof'];

/** Slots by what becomes of the cores, as the server will ask for them. */
function slotsOf(method: string | null, freight: number | null): readonly { name: SlotName; required: boolean }[] {
  if (method === 'scrap_local')
    return [
      { name: 'scrapPhoto', required: true },
      { name: 'scrapVideo', required: true },
    ];
  if (method !== 'return_maker' && method !== 'return_supplier') return [{ name: 'tagPhoto', required: false }];
  return [
    { name: 'tagPhoto', required: true },
    { name: 'packingPhoto', required: true },
    { name: 'freightInvoice', required: (freight ?? 0) > 0 },
    { name: 'deliveryProof', required: false },
  ];
}

interface FilesSectionProps {
  errorCount: number;
  /** Saves a document that is still new, since files belong to a saved one. */
  onNeedId: () => Promise<{ id: string } | undefined>;
}

/** Photos of tags and packing, proof of the scrapping, papers of the shipment. */
export function FilesSection({ errorCount, onNeedId }: FilesSectionProps) {
  const { t } = useTranslation('usedPartsHandle');
  const { pageId, handle, form, readOnly, errors, edit } = useHandleEditing();
  const id = handle?.id;
  const owner = useMemo(() => ({ table: handleFiles, id }), [id]);
  const slots = slotsOf(form.handleMethod, form.freight).map(({ name, required }): AttachmentSlot => {
    const mark = handle?.status === 'no_pass' ? handle.marks.find(({ field }) => field === name) : undefined;
    return {
      id: idOf(pageId, name),
      name,
      label: t(`field.slot.${name}`),
      required,
      ...slotRules(usedPartsHandleSlots[name]),
      late: late.includes(name) && handle?.allowedActions.includes('withdraw') === true,
      mark: mark ? (mark.note ? t('documents:form.marked', { note: mark.note }) : t('documents:form.markedPlain')) : undefined,
    };
  });
  const isSlot = (field: string): boolean => (slotNames as readonly string[]).includes(field);
  return (
    <DocumentSection id="files" title={t('section.files')} errorCount={errorCount}>
      {errors
        .filter(({ rowId, field }) => rowId === undefined && isSlot(field))
        .map(({ field, text }) => (
          <p key={field} className={styles.error}>
            {t(`field.slot.${field as SlotName}`)}: {text}
          </p>
        ))}
      <AttachmentSlots
        owner={owner}
        slots={slots}
        readOnly={readOnly}
        onOwnerNeeded={async () => (await onNeedId())?.id}
        onChange={(files) => {
          const left = errors.filter(({ field }) => !(isSlot(field) && files.some((file) => file.slot === field)));
          if (left.length < errors.length) edit({ type: 'errors', errors: left });
        }}
      />
    </DocumentSection>
  );
}
