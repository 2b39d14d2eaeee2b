import { ShortcutSheet } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { shortcutGroups } from './shortcutGroups.ts';

/** Everything the keyboard does in the portal. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const groups = Object.entries(shortcutGroups).map(([place, keys]) => ({
    title: t(`keys.${place}`),
    shortcuts: Object.entries(keys).map(([key, text]) => ({ keys: key, text: t(`keys.${text}`) })),
  }));
  return <ShortcutSheet open onClose={onClose} groups={groups} />;
}
