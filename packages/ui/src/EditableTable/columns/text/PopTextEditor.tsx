import { ExpandAltOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { TextPopover } from '../../../PopoverTextArea/parts/TextPopover.tsx';
import { oneLine } from './oneLine.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import tableStyles from '../../EditableTable.module.css';
import styles from '../editors.module.css';

/** One line with a button that opens all of them. Enter and Alt+Down open, Escape closes and goes back to the cell. */
export function PopTextEditor({ value, aria, startOpen, placeholder, onChange, onBlur }: ValueEditorProps) {
  const { t } = useTranslation('ui');
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
    <TextPopover
      open={open}
      onOpenChange={setOpen}
      onEscape={close}
      label={aria['aria-label']}
      text={text}
      width={300}
      height={210}
      onChange={(next) => onChange(next, 'input')}
      onBlur={onBlur}
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
    </TextPopover>
  );
}
