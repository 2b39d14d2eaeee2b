import { handoverTrainSlots } from '@harrow/api-client/slots';
import { type AttachmentSlot, AttachmentSlots, DocumentSection } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import { handoverFiles } from '../handovers.ts';
import { idOf, useHandoverEditing } from '../form/editing.ts';
import { requiredSlots, type SlotName, slotNames } from '../form/handoverSteps.ts';
import styles from './sections.module.css';

const signatures: readonly string[] = ['customerSignature', 'trainerSignature'];

interface FilesSectionProps {
  errorCount: number;
  /** Saves a sheet that is still new, since files belong to a saved one. */
  onNeedId: () => Promise<{ id: string } | undefined>;
  /** Told which slots hold a file. */
  onFilled: (slots: readonly string[]) => void;
}

/** Photos, the invoice and both signatures, by slot. */
export function FilesSection({ errorCount, onNeedId, onFilled }: FilesSectionProps) {
  const { t } = useTranslation('handoverTrain');
  const { pageId, handover, readOnly, errors, edit } = useHandoverEditing();
  const id = handover?.id;
  const owner = useMemo(() => ({ table: handoverFiles, id }), [id]);
  const slots = slotNames.map((name): AttachmentSlot => {
    const mark = handover?.status === 'no_pass' ? handover.marks.find(({ field }) => field === name) : undefined;
    return {
      id: idOf(pageId, name),
      name,
      label: t(`field.slot.${name}`),
      required: (requiredSlots as readonly string[]).includes(name),
      ...slotRules(handoverTrainSlots[name]),
      signed: signatures.includes(name),
      mark: mark ? (mark.note ? t('documents:form.marked', { note: mark.note }) : t('documents:form.markedPlain')) : undefined,
    };
  });
  return (
    <DocumentSection id="files" title={t('section.files')} errorCount={errorCount}>
      {errors
        .filter(({ list, field }) => list === undefined && (slotNames as readonly string[]).includes(field))
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
          onFilled(files.flatMap(({ slot }) => slot ?? []));
          const left = errors.filter(({ field }) => !((slotNames as readonly string[]).includes(field) && files.some((file) => file.slot === field)));
          if (left.length < errors.length) edit({ type: 'errors', errors: left });
        }}
      />
    </DocumentSection>
  );
}
