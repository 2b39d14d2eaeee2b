import type { ReportRecord } from '@harrow/api-client';
import { CopyText } from '@harrow/ui';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './ReportDesigner.module.css';

/** Code with which a page lets its users choose from the report. */
const codeOf = ({ code, fields }: ReportRecord): string => {
  const names = fields.map(({ field }) => field).join(',');
  return `<ReportPopup code="${code}" orgFields="${names}" destFields="${names}" />`;
};

/** The lines that show a report as a popup: of a page, and of a table whose columns are JSON. */
export function PopupCode({ report, onClose }: { report: ReportRecord; onClose: () => void }) {
  const { t } = useTranslation('isystemReport');
  const text = codeOf(report);
  return (
    <Modal open title={t('popup')} footer={null} onCancel={onClose}>
      <p>{t('popupHint')}</p>
      <CopyText text={text}>
        <code className={styles.snippet}>{text}</code>
      </CopyText>
    </Modal>
  );
}
