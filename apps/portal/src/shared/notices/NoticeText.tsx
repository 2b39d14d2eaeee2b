import type { Notice } from '@harrow/api-client';
import { AttachmentList, DateText } from '@harrow/ui';
import { RichText } from '@harrow/ui/rich-text-editor';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NoticeText.module.css';

/** Table and column of a notice's files. */
export const noticeFiles = { table: 'public_notice', slot: 'attachments' } as const;

/** A notice to be read: meta line, text, files. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { t } = useTranslation('shared');
  const owner = useMemo(() => ({ table: noticeFiles.table, id: notice.id }), [notice.id]);
  return (
    <div className={styles.notice}>
      <p className={styles.meta}>
        <span>{notice.noticeType_dictText}</span>
        <DateText value={notice.publishTime} />
        <span>{notice.noticeNo}</span>
      </p>
      <div className={styles.text}>
        <RichText html={notice.content} />
      </div>
      {notice.attachmentCount > 0 && (
        <section aria-label={t('notice.files')}>
          <AttachmentList owner={owner} slot={noticeFiles.slot} readOnly />
        </section>
      )}
    </div>
  );
}
