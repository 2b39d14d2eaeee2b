import { arrivalAcceptItemSlots } from '@harrow/api-client/slots';
import { AttachmentSlots } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../shared/slotRules.ts';
import type { CheckLine } from './checkLine.ts';
import styles from './checklist.module.css';

interface LinePhotosProps {
  line: CheckLine;
  /** Under which the photos of lines are kept. */
  table: string;
  /** Target of a jump. */
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
  /** Saves the document, since lines have no ids before, and answers that of the line; undefined when it could not be saved. */
  onIdNeeded?: () => Promise<string | undefined>;
  /** It has photos now. */
  onFilled?: () => void;
}

/** At most three photos of one line. */
export function LinePhotos({ line, table, id, error, readOnly = false, onIdNeeded, onFilled }: LinePhotosProps) {
  const { t } = useTranslation('documents');
  const owner = useMemo(() => ({ table, id: line.id ?? undefined }), [table, line.id]);
  return (
    <div id={id} className={styles.wide}>
      {error && <p className={styles.error}>{error}</p>}
      <AttachmentSlots
        owner={owner}
        slots={[
          {
            name: 'itemPhoto',
            label: t('checklist.photos', { item: line.itemName }),
            required: line.photoRequired === 'Y',
            ...slotRules(arrivalAcceptItemSlots.itemPhoto),
          },
        ]}
        readOnly={readOnly}
        onChange={(files) => files.length > 0 && onFilled?.()}
        {...(onIdNeeded && { onOwnerNeeded: onIdNeeded })}
      />
    </div>
  );
}
