import type { ShellSettings } from './model/shellSettings.ts';

export interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  settings: ShellSettings;
  /** Called at once with every choice; the settings are complete and fit each other. */
  onChange: (settings: ShellSettings) => void;
  /** Settings that this device has no use for: on a phone there are no tabs and no layouts. */
  hidden?: readonly (keyof ShellSettings)[];
}
