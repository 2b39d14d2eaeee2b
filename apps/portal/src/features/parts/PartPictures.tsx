import type { PartItem } from '@harrow/api-client';
import { AttachmentList } from '@harrow/ui';
import { Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../shared/usePermission.ts';

/** The pictures of a part; the parts desk adds and removes them. */
export function PartPictures({ part, onClose }: { part: PartItem; onClose: () => void }) {
  const { t } = useTranslation('parts');
  const readOnly = !usePermission('parts:edit');
  const owner = useMemo(() => ({ table: 'parts', id: part.id }), [part.id]);
  return (
    <Modal open width={640} title={t('picturesOf', { code: part.partsCode })} footer={null} onCancel={onClose}>
      <AttachmentList owner={owner} slot="picture" imagesOnly readOnly={readOnly} />
    </Modal>
  );
}
