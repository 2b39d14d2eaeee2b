import { formatDate, useSettings } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeUnopened, type UnopenedDraft } from '../../../platform/drafts/drafts.ts';
import { wireTime } from '../../../shared/wireTime.ts';

/** Drafts of this account on this device that its key does not open: they stay until the user gives them up. */
export function UnopenedDrafts({ drafts }: { drafts: readonly UnopenedDraft[] }) {
  const { t } = useTranslation('app');
  const { timeZone } = useSettings();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const last = Math.max(...drafts.map(({ savedAt }) => savedAt));
  return (
    <Alert
      banner
      type="warning"
      title={t('unopenedDrafts.text', { count: drafts.length, time: formatDate(wireTime(last), { timeZone }) })}
      closable={{ 'aria-label': t('close'), onClose: () => setDismissed(true) }}
      action={
        <Button size="small" onClick={removeUnopened}>
          {t('unopenedDrafts.remove')}
        </Button>
      }
    />
  );
}
