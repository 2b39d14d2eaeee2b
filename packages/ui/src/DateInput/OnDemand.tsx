import { CalendarOutlined } from '@ant-design/icons';
import { ConfigProvider, Input } from 'antd';
import { type CSSProperties, type ReactNode, startTransition, useContext, useRef, useState } from 'react';
import styles from './DateInput.module.css';

/** Initial state of the calendar field when it replaces the plain one. */
export interface Opening {
  autoFocus: boolean;
  defaultOpen: boolean;
}

interface OnDemandProps {
  /** Text of the field. */
  text: string;
  isRange?: boolean;
  load: () => Promise<unknown>;
  field: (opening: Opening) => ReactNode;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  style?: CSSProperties;
  'aria-label'?: string;
}

/** A field that looks like the calendar field and becomes one when it is entered; its code is fetched when it is pointed at. */
export function OnDemand({ text, isRange = false, load, field, id, disabled, placeholder, style, 'aria-label': label }: OnDemandProps) {
  // The words of the calendar field itself, so that nothing changes under the pointer.
  const words = useContext(ConfigProvider.ConfigContext).locale?.DatePicker?.lang;
  const isLoaded = useRef(false);
  const [entered, setEntered] = useState<Opening>();
  const prepare = (): void =>
    void load().then(
      () => (isLoaded.current = true),
      // Entering the field asks again, and shows the failure.
      () => {},
    );
  // As a transition the plain field stays until the calendar has come; who has left it by then is not called back.
  // A click also brings the focus: what came first counts.
  const enter = (defaultOpen: boolean): void => startTransition(() => setEntered((before) => before ?? { autoFocus: true, defaultOpen }));
  if (entered) return field(entered);
  return (
    <Input
      id={id}
      disabled={disabled}
      style={style}
      aria-label={label}
      autoComplete="off"
      value={text}
      placeholder={placeholder ?? (isRange ? words?.rangePlaceholder?.join(' – ') : words?.placeholder)}
      suffix={<CalendarOutlined aria-hidden className={styles.calendar} />}
      onPointerEnter={prepare}
      onMouseDown={() => enter(true)}
      onFocus={() => {
        prepare();
        enter(false);
      }}
      onBlur={() => isLoaded.current || startTransition(() => setEntered(undefined))}
      // Typing begins when the calendar field has come.
      onChange={() => {}}
    />
  );
}
