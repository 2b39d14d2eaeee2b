import type { ArrivalAcceptLine } from '@harrow/api-client';
import { AttachmentSlots } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivals, itemFiles } from '../arrivals.ts';
import { useArrivalEditing } from '../form/editing.ts';
import styles from './sheet.module.css';

interface ItemPhotosProps {
  line: ArrivalAcceptLine;
  /** Target of a jump. */
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
}

/** Photos of one item. The first one saves the sheet, since items have no ids before. */
export function ItemPhotos({ line, id, error, readOnly = false }: ItemPhotosProps) {
  const { t } = useTranslation('arrivalAccept');
  const client = useQueryClient();
  const { arrival, onNeedIds } = useArrivalEditing();
  const owner = useMemo(() => ({ table: itemFiles, id: line.id ?? undefined }), [line.id]);
  const idAfterSave = async (): Promise<string | undefined> => {
    if (!(await onNeedIds())) return undefined;
    const saved = client.getQueryData(arrivals.detail(arrival.id).queryKey);
    return saved?.items.find(({ itemCode }) => itemCode === line.itemCode)?.id ?? undefined;
  };
  return (
    <div id={id} className={styles.wide}>
      {error && <p className={styles.error}>{error}</p>}
      <AttachmentSlots
        owner={owner}
        slots={[
          { name: 'itemPhoto', label: t('item.itemPhoto', { item: line.itemName }), required: line.photoRequired === 'Y', imagesOnly: true, maxCount: 3 },
        ]}
        readOnly={readOnly}
        onOwnerNeeded={idAfterSave}
      />
    </div>
  );
}
