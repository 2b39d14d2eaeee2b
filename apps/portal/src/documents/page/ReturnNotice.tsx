import { formatDate, useSettings } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

interface Returned {
  /** Absent in a kind without review. */
  status?: string;
  /** Absent where the kind knows no reasons, only words. */
  rejectReason_dictText?: string | null;
  auditOpinion?: string | null;
  /** Last day to hand it in again. */
  resubmitUntil?: string | null;
}

/** Reason why a document was returned to its author; nothing for other documents. */
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
