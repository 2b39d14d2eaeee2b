import type { Chip } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

const addresses = { operations: '/isystem/log', changes: '/isystem/log/changes' } as const;
type Log = keyof typeof addresses;

/** Chips that lead from one log to the others. */
export function useLogSiblings(current: Log): Chip[] {
  const { t } = useTranslation('isystemLog');
  return (Object.keys(addresses) as Log[]).map((log) => ({ key: addresses[log], label: t(`${log}.title`), active: log === current }));
}
