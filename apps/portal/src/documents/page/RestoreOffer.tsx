import { formatDate, useSettings } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asia/Shanghai, the zone of the wire, is 8 hours ahead of UTC. */
const wireTime = (epochMs: number): string => new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Offers what was typed into a form before it was left. @param savedAt epoch milliseconds */
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
