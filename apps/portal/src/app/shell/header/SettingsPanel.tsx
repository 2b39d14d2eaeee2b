import { SettingsDrawer } from '@harrow/ui';
import { useStore } from '../../../platform/store.ts';
import { changePreferences, preferencesStore } from '../../../platform/preferences.ts';

interface Props {
  isMobile: boolean;
  onClose: () => void;
}

/** Look and layout of the portal, kept in this browser. */
export function SettingsPanel({ isMobile, onClose }: Props) {
  return (
    <SettingsDrawer
      open
      settings={useStore(preferencesStore)}
      onChange={changePreferences}
      onClose={onClose}
      hidden={isMobile ? ['layout', 'menuTheme', 'multiTab'] : []}
    />
  );
}
