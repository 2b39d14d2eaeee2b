import type { PartItem } from '@harrow/api-client';
import { partsSlots } from '@harrow/api-client/slots';
import { AttachmentList } from '@harrow/ui';
import { Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../shared/slotRules.ts';
import { usePermission } from '../../shared/usePermission.ts';

/** The pictures of a part; the parts desk adds and removes them. */
export function PartPictures({ part, onClose }: { part: PartItem; onClose: () => void }) {
  const { t } = useTranslation('parts');
  const readOnly = !usePermission('parts:edit');
  const owner = useMemo(() => ({ table: 'parts', id: part.id }), [part.id]);
  return (
    <Modal open width={640} title={t('picturesOf', { code: part.partsCode })} footer={null} onCancel={onClose}>
      <AttachmentList owner={owner} slot="picture" {...slotRules(partsSlots.picture)} readOnly={readOnly} />
    </Modal>
  );
}
