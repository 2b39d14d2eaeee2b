import { formatDate, useSettings } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { wireTime } from '../../shared/wireTime.ts';

/** Offers to restore the draft of a form. @param savedAt epoch milliseconds */
export function RestoreOffer({ savedAt, onAccept, onRefuse }: { savedAt: number; onAccept: () => void; onRefuse: () => void }) {
  const { t } = useTranslation('documents');
  const { timeZone } = useSettings();
  const time = formatDate(wireTime(savedAt), { timeZone });
  return (
    <Alert
      type="info"
      showIcon
      title={t('restoreOffer.title', { time })}
      action={
        <span style={{ display: 'flex', gap: 8 }}>
          <Button size="small" onClick={onAccept}>
            {t('restoreOffer.restore')}
          </Button>
          <Button size="small" type="text" onClick={onRefuse}>
            {t('restoreOffer.discard')}
          </Button>
        </span>
      }
    />
  );
}
