import { ShortcutSheet } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** Everything the keyboard does in the portal. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  return (
    <ShortcutSheet
      open
      onClose={onClose}
      groups={[
        {
          title: t('keys.everywhere'),
          shortcuts: [
            { keys: 'mod+k', text: t('keys.palette') },
            { keys: '?', text: t('keys.sheet') },
            { keys: 'mod+s', text: t('keys.save') },
            { keys: 'Esc', text: t('keys.close') },
          ],
        },
        {
          title: t('keys.tabs'),
          shortcuts: [
            { keys: 'left', text: t('keys.tabLeft') },
            { keys: 'right', text: t('keys.tabRight') },
            { keys: 'Enter', text: t('keys.open') },
            { keys: 'Delete', text: t('keys.tabClose') },
            { keys: 'mod+shift+left', text: t('keys.tabMoveLeft') },
            { keys: 'mod+shift+right', text: t('keys.tabMoveRight') },
          ],
        },
        {
          title: t('keys.lists'),
          shortcuts: [
            { keys: 'up', text: t('keys.rowUp') },
            { keys: 'down', text: t('keys.rowDown') },
            { keys: 'Enter', text: t('keys.rowOpen') },
            { keys: 'Space', text: t('keys.rowSelect') },
          ],
        },
      ]}
    />
  );
}
