import { ExpandAltOutlined } from '@ant-design/icons';
import type { InputRef } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useControlName } from '../editors/useControlName.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { LimitedInput } from '../inputs/LimitedInput.tsx';
import { useDisabled } from '../inputs/useDisabled.ts';
import { TextPopover } from './parts/TextPopover.tsx';
import styles from './PopoverTextArea.module.css';

export interface PopoverTextAreaProps {
  /** Set by forms. */
  id?: string;
  /** The text; null and undefined are empty. */
  value?: string | null;
  /** Called with every change. */
  onChange?: (text: string) => void;
  /** Shown in the empty field. */
  placeholder?: string;
  /** Most characters. A longer text stays, says so, and the form of antd around it is not valid. Default: any number. */
  maxLength?: number;
  /** px of the box. Default 150. */
  width?: number;
  /** px of the box. Default 200. */
  height?: number;
  /** The whole text can be read, not changed. */
  readOnly?: boolean;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Name of the field for screen readers; the label of the form field otherwise. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
  /** The form found an error; set by `Form.Item`. */
  'aria-invalid'?: boolean | 'true' | 'false';
  /** The form needs a value; set by `Form.Item`. */
  'aria-required'?: boolean | 'true' | 'false';
}

/**
 * Several lines of text in the room of one: a field that shows them as one line, and a box with all of them.
 * Enter and Alt+Down open the box, Escape closes it and goes back to the field.
 */
export function PopoverTextArea(props: PopoverTextAreaProps) {
  const { id, value, onChange, placeholder, maxLength = Infinity, width = 150, height = 200, readOnly = false } = props;
  const disabled = useDisabled(props.disabled);
  const { t } = useTranslation('ui');
  const name = useControlName(id, props['aria-label']);
  const [open, setOpen] = useState(false);
  const input = useRef<InputRef>(null);
  const text = value ?? '';
  const hasLines = text.includes('\n');

  function handleKeyDown(event: KeyboardEvent): void {
    const opens = event.key === 'Enter' || (event.altKey && event.key === 'ArrowDown');
    if (!opens || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    input.current?.focus();
  }

  return (
    <TextPopover
      open={open}
      onOpenChange={setOpen}
      onEscape={close}
      label={name}
      text={text}
      width={width}
      height={height}
      readOnly={readOnly}
      onChange={(next) => onChange?.(next)}
    >
      <LimitedInput
        ref={input}
        limit={maxLength}
        id={id}
        aria-label={props['aria-label']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        // Line breaks would be lost by typing over what only looks like one line.
        readOnly={readOnly || hasLines}
        value={text.replace(/\s*\n\s*/g, ' ')}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={handleKeyDown}
        suffix={
          <button
            type="button"
            tabIndex={-1}
            className={`hw-icon-button ${styles.button}`}
            disabled={disabled}
            aria-label={t('openText', { name })}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={(event) => {
              event.stopPropagation();
              setOpen(!open);
            }}
          >
            <ExpandAltOutlined aria-hidden />
          </button>
        }
      />
    </TextPopover>
  );
}
