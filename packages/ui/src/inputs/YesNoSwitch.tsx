import { Switch } from 'antd';
import { useEffect, useRef } from 'react';

export interface YesNoSwitchProps {
  /** One of `options`; anything else is off. */
  value?: string | null;
  /** The stored value for what was switched to. */
  onChange?: (value: string) => void;
  /** Stored values for on and off. Default `['Y', 'N']`. */
  options?: readonly [on: string, off: string];
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers, where no label belongs to the switch. */
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
