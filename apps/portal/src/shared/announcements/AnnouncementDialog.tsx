import type { ReadAnnouncement } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { RichText } from '@harrow/ui/rich-text-editor';
import { Modal } from 'antd';
import { useEffect } from 'react';
import { markAnnouncementsRead } from './announced.ts';

interface AnnouncementDialogProps {
  announcement: Pick<ReadAnnouncement, 'id' | 'titile' | 'msgContent' | 'sendTime' | 'readFlag' | 'priority'>;
  onClose: () => void;
}

/** An announcement to be read. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { id, titile, msgContent, sendTime, readFlag, priority } = announcement;
  const close = (): void => {
    onClose();
    // The bar of a medium one goes when it has been read.
    if (readFlag === 'N') void markAnnouncementsRead([id]);
  };
  useEffect(() => {
    if (readFlag === 'N' && priority === 'H') void markAnnouncementsRead([id]);
  }, [id, readFlag, priority]);
  return (
    <Modal open width={720} title={titile} footer={null} onCancel={close}>
      <p style={{ color: 'var(--hw-text-tertiary)' }}>
        <DateText value={sendTime} />
      </p>
      <RichText html={msgContent} />
    </Modal>
  );
}
