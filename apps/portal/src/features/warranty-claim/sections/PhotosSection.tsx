import type { WarrantyClaim } from '@harrow/api-client';
import { warrantyClaimSlots } from '@harrow/api-client/slots';
import { type AttachmentSlot, AttachmentSlots, DocumentSection, type StoredFile } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import { attachmentTable } from '../claims.ts';
import { photoSlots } from '../form/claimErrors.ts';
import { errorAt, idOf, markAt, useClaimEditing } from '../form/editing.ts';
import { requiredSlots } from '../form/requiredSlots.ts';

interface PhotosSectionProps {
  claim: WarrantyClaim | undefined;
  /** The machine has no hour meter. */
  noHours: boolean;
  errorCount: number;
  /** Saves a claim that is still new, since files belong to a saved one. */
  onNeedId: () => Promise<{ id: string } | undefined>;
}

/** Photos, video and signature by slot. The first file saves the draft by itself. */
export function PhotosSection({ claim, noHours, errorCount, onNeedId }: PhotosSectionProps) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, form, edit, readOnly, errors, marks } = useClaimEditing();
  const owner = useMemo(() => ({ table: attachmentTable, id: claim?.id }), [claim?.id]);
  const required = readOnly && claim ? claim.requiredSlots : requiredSlots(form, noHours);
  const slots = photoSlots.map((name): AttachmentSlot => {
    const mark = markAt(marks, name);
    return {
      id: idOf(pageId, { kind: 'slot', slot: name }),
      name,
      label: t(`field.slot.${name}`),
      required: required.includes(name),
      ...slotRules(warrantyClaimSlots[name]),
      signed: name === 'signature',
      mark: mark ? (mark.note ? t('documents:form.marked', { note: mark.note }) : t('documents:form.markedPlain')) : undefined,
    };
  });
  const wrong = photoSlots.flatMap((slot) => {
    const place = { kind: 'slot', slot } as const;
    const text = errorAt(errors, place);
    return text ? [{ slot, text }] : [];
  });
  const handleChange = (files: StoredFile[]): void => {
    const isComplete = required.every((slot) => files.some((file) => file.slot === slot));
    if (wrong.length > 0 && isComplete) edit({ type: 'errors', errors: errors.filter(({ place }) => place.kind !== 'slot') });
  };
  return (
    <DocumentSection id="photos" title={t('section.photos')} errorCount={errorCount}>
      {wrong.map(({ slot, text }) => (
        <p key={slot} style={{ color: 'var(--hw-danger)' }}>
          {text}
        </p>
      ))}
      <AttachmentSlots owner={owner} slots={slots} readOnly={readOnly} onOwnerNeeded={async () => (await onNeedId())?.id} onChange={handleChange} />
    </DocumentSection>
  );
}
