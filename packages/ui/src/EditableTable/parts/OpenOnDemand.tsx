import { type ReactNode, useState } from 'react';
import type { CellAria } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';

interface OpenOnDemandProps {
  aria: CellAria;
  /** What is shown until the user comes. */
  text: ReactNode;
  placeholder: ReactNode;
  icon: ReactNode;
  popup: 'listbox' | 'dialog';
  /** The real editor, which takes the focus when it is mounted; `open` if the user pressed and expects its list. */
  children: (open: boolean) => ReactNode;
}

/** Looks like a select or a date input; becomes one when it is pressed or focused. Keeps tables of hundreds of them light. */
export function OpenOnDemand({ aria, text, placeholder, icon, popup, children }: OpenOnDemandProps) {
  const [state, setState] = useState<'idle' | 'focused' | 'pressed'>('idle');
  if (state !== 'idle') return children(state === 'pressed');
  const isEmpty = text === undefined || text === null || text === '';
  return (
    <button
      {...aria}
      type="button"
      // There is no list to control before the real editor is there.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-haspopup={popup}
      aria-expanded={false}
      className={styles.input}
      data-picker
      onFocus={() => setState('focused')}
      // Pressing must not focus yet, nor open: what is mounted in the middle of a press takes its end for a click outside.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setState('pressed')}
    >
      <span className={isEmpty ? styles.placeholder : styles.pickerText}>{isEmpty ? placeholder : text}</span>
      <span className={styles.pickerIcon} aria-hidden>
        {icon}
      </span>
    </button>
  );
}
