export {
  changeSettings as changeShellSettings,
  defaultShellSettings,
  primaryColors,
  readShellSettings,
  type ShellSettings,
  writeShellSettings,
} from './model/shellSettings.ts';
export { SettingsDrawer } from './SettingsDrawer.tsx';
export type { SettingsDrawerProps } from './SettingsDrawer.types.ts';
