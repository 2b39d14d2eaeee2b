import { formatDate, useSettings } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

interface Returned {
  /** Absent where nobody reviews it. */
  status?: string;
  /** Absent where the kind knows no reasons, only words. */
  rejectReason_dictText?: string | null;
  auditOpinion?: string | null;
  /** Last day to hand it in again. */
  resubmitUntil?: string | null;
}

/** Why a document came back to its author; nothing while it has not. */
export function ReturnNotice({ document }: { document: Returned | undefined }) {
  const { t } = useTranslation('documents');
  const { timeZone } = useSettings();
  if (document?.status !== 'no_pass') return null;
  const { rejectReason_dictText: reason, auditOpinion } = document;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('form.returnedTitle', { reason: reason ?? auditOpinion ?? '–' })}
      description={
        <>
          {reason && auditOpinion && <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{auditOpinion}</p>}
          {document.resubmitUntil && t('form.returnedUntil', { date: formatDate(document.resubmitUntil, { timeZone }) })}
        </>
      }
    />
  );
}
