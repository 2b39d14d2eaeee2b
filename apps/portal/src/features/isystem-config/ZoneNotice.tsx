import type { Parameter } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../shared/todayIn.ts';
import type { Typed } from './parameters.ts';

/** Effect of a new time zone of the maker on the current month; nothing for other changes. */
export function ZoneNotice({ changes, typed }: { changes: readonly Parameter[]; typed: Typed }) {
  const { t } = useTranslation('isystemConfig');
  const zone = changes.find(({ key }) => key === 'company.timeZone');
  const chosen = typed['company.timeZone'];
  if (!zone || !chosen) return null;
  const [before, after] = [todayIn(zone.value), todayIn(chosen)];
  const words = { from: zone.value, to: chosen, before, after, month: after.slice(0, 7) };
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockStart: 16 }}
      title={t(before === after ? 'zone.sameDay' : 'zone.otherDay', words)}
      description={t(before.slice(0, 7) === after.slice(0, 7) ? 'zone.sameMonth' : 'zone.otherMonth', words)}
    />
  );
}
