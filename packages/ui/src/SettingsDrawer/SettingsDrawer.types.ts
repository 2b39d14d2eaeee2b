import type { ShellSettings } from './model/shellSettings.ts';

export interface SettingsDrawerProps {
  /** Whether the drawer is shown. */
  open: boolean;
  /** The drawer is to be closed. */
  onClose: () => void;
  /** The settings, and how to change them: those of `useShellSettings`. */
  settings: ShellSettings;
  /** Called at once with every choice; the settings are complete and fit each other. */
  onChange: (settings: ShellSettings) => void;
  /** Settings that this device has no use for: on a phone there are no tabs and no layouts. */
  hidden?: readonly (keyof ShellSettings)[];
}
