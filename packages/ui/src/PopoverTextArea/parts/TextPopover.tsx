import { Popover } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../PopoverTextArea.module.css';

interface TextPopoverProps {
  open: boolean;
  /** A press outside closes it. */
  onOpenChange: (open: boolean) => void;
  /** Escape was pressed in the text: closes it, and gives the focus back. */
  onEscape: () => void;
  label: string | undefined;
  text: string;
  /** px of the text. */
  width: number;
  height: number;
  readOnly?: boolean | undefined;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Element that the popover is anchored to. */
  children: ReactNode;
}

/** A box with all lines of a text, at the field that shows one. */
export function TextPopover({ open, onOpenChange, children, ...area }: TextPopoverProps) {
  return (
    <Popover
      open={open}
      onOpenChange={(next) => !next && onOpenChange(false)}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={<WholeText {...area} />}
    >
      {children}
    </Popover>
  );
}

type WholeTextProps = Omit<TextPopoverProps, 'open' | 'onOpenChange' | 'children'>;

function WholeText({ label, text, width, height, readOnly, onChange, onEscape, onBlur }: WholeTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The pop-up is measured before it is shown: what is not visible yet cannot take the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <textarea
      ref={area}
      className={styles.area}
      style={{ width, height }}
      aria-label={label}
      readOnly={readOnly}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Keys of the text are not those of a grid or a dialog around it.
        event.stopPropagation();
        if (event.key === 'Escape') onEscape();
      }}
      onBlur={onBlur}
    />
  );
}
