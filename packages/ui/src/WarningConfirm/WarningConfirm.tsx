import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

export interface Warning {
  /** e.g. `W-207`. */
  code: string;
  text: ReactNode;
}

export interface WarningConfirmProps {
  /** Warnings of the server to confirm; the dialog is open while there are any. */
  warnings: Warning[] | null | undefined;
  /** Label of the button that continues. Default "Save anyway". */
  okText?: ReactNode;
  /** The call is being repeated. */
  loading?: boolean;
  /** The user wants to go on in spite of the warnings. */
  onConfirm: () => void;
  /** The user goes back to correct what was warned of. */
  onCancel: () => void;
}

/** The server would do it, but asks first: lists why (answer code 202). */
export function WarningConfirm({ warnings, okText, loading, onConfirm, onCancel }: WarningConfirmProps) {
  const { t } = useTranslation('ui');
  return (
    <Modal
      open={Boolean(warnings?.length)}
      title={t('warning.title')}
      okText={okText ?? t('warning.ok')}
      cancelText={t('warning.back')}
      // Otherwise the sign that closes the dialog would have the focus.
      okButtonProps={{ autoFocus: true }}
      confirmLoading={loading}
      onOk={onConfirm}
      onCancel={onCancel}
      width={480}
      destroyOnHidden
    >
      <p>{t('warning.text')}</p>
      <ul style={{ paddingInlineStart: 20 }}>
        {warnings?.map((warning, index) => (
          <li key={`${warning.code}-${index}`}>{warning.text}</li>
        ))}
      </ul>
    </Modal>
  );
}
