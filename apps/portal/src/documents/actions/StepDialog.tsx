import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../form/document/saving/useFormActions.ts';
import styles from './stepDialog.module.css';

interface StepDialogProps {
  title: string;
  okText: string;
  danger?: boolean;
  width?: number;
  /** Something that is needed is missing. */
  isIncomplete?: boolean;
  onOk: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for a step of the document on the page: what is typed in it stays when the server refuses, and the reason stands above it. */
export function StepDialog({ title, okText, danger = false, width = 760, isIncomplete = false, onOk, onClose, children }: StepDialogProps) {
  const { t } = useTranslation('documents');
  const { busy, problem, edits } = useFormActions().state;
  const general = [problem, ...edits.errors.map(({ text }) => text)].filter(Boolean);
  return (
    <Modal
      open
      width={`min(${width}px, calc(100vw - 16px))`}
      title={title}
      okText={okText}
      okButtonProps={{ danger, disabled: isIncomplete }}
      cancelText={t('action.cancel')}
      confirmLoading={busy}
      onOk={onOk}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        {general.length > 0 && <Alert type="error" showIcon title={general[0]} description={[...new Set(general.slice(1))].join(' · ') || undefined} />}
        {children}
      </div>
    </Modal>
  );
}
