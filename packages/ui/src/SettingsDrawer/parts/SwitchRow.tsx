import { Switch } from 'antd';
import { SettingRow } from './SettingRow.tsx';

interface Props {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: Props) {
  return (
    <SettingRow label={label} hint={hint} disabled={disabled}>
      <Switch size="small" aria-label={label} checked={checked} disabled={disabled} onChange={onChange} />
    </SettingRow>
  );
}
