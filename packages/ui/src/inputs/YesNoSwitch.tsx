import { Switch } from 'antd';
import { useEffect, useRef } from 'react';

export interface YesNoSwitchProps {
  value?: string | null;
  onChange?: (value: string) => void;
  /** Stored values for on and off. Default `['Y', 'N']`. */
  options?: readonly [on: string, off: string];
  disabled?: boolean;
  /** Set by `Form.Item`. */
  id?: string;
  'aria-label'?: string;
}

const yesNo = ['Y', 'N'] as const;

/** On or off, stored as one of two texts. An empty value is off, and is told as such once. */
export function YesNoSwitch({ value, onChange, options = yesNo, disabled, id, ...aria }: YesNoSwitchProps) {
  const [on, off] = options;
  const isEmpty = value === null || value === undefined || value === '';
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (isEmpty) tell.current?.(off);
  }, [isEmpty, off]);
  return <Switch {...aria} id={id} disabled={disabled} checked={value === on} onChange={(checked) => onChange?.(checked ? on : off)} />;
}
