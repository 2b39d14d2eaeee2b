import ExpandAltOutlined from '@ant-design/icons/ExpandAltOutlined';
import { Popover } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { oneLine } from '../columns/textColumn.tsx';
import type { ValueEditorProps } from '../EditableTable.types.ts';
import tableStyles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import styles from './editors.module.css';

interface PopTextEditorProps extends ValueEditorProps {
  maxLength?: number | undefined;
}

/** One line with a button that opens all of them. Enter and Alt+Down open, Escape closes and goes back to the cell. */
export function PopTextEditor({ value, aria, startOpen, placeholder, onChange, onBlur, maxLength }: PopTextEditorProps) {
  const { t } = useTableContext();
  const [open, setOpen] = useState(startOpen);
  const input = useRef<HTMLInputElement>(null);
  const text = value === null || value === undefined ? '' : String(value);

  function handleKeyDown(event: KeyboardEvent) {
    const opens = event.key === 'Enter' || (event.altKey && event.key === 'ArrowDown');
    if (!opens || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    input.current?.focus();
  }

  return (
    <Popover
      open={open}
      onOpenChange={(next) => !next && setOpen(false)}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <PopArea label={aria['aria-label']} text={text} maxLength={maxLength} onChange={(next) => onChange(next, 'input')} onClose={close} onBlur={onBlur} />
      }
    >
      <div className={styles.withButton}>
        <input
          {...aria}
          ref={input}
          className={tableStyles.input}
          type="text"
          autoComplete="off"
          placeholder={placeholder}
          value={oneLine(text)}
          // Line breaks would be lost by typing over what only looks like one line.
          readOnly={text.includes('\n')}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value, 'input')}
          onKeyDown={handleKeyDown}
          onClick={(event) => event.stopPropagation()}
          onBlur={onBlur}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.innerButton}
          aria-label={t('openText', { name: aria['aria-label'] })}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(!open);
          }}
        >
          <ExpandAltOutlined aria-hidden />
        </button>
      </div>
    </Popover>
  );
}

interface PopAreaProps {
  label: string;
  text: string;
  maxLength: number | undefined;
  onChange: (text: string) => void;
  onClose: () => void;
  onBlur: () => void;
}

function PopArea({ label, text, maxLength, onChange, onClose, onBlur }: PopAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The pop-up is measured before it is shown: what is not visible yet cannot take the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => area.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <textarea
      ref={area}
      className={`${tableStyles.input} ${styles.popArea}`}
      aria-label={label}
      maxLength={maxLength}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Keys of the text are not those of the grid around it.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      onBlur={onBlur}
    />
  );
}
