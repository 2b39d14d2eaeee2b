import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './editors.module.css';

interface ToolButtonProps {
  /** Name of its action; the tip adds the shortcut. */
  label: string;
  keys?: string;
  icon: ReactNode;
  active?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of an editor's toolbar. It leaves the focus and the selection where they are. */
export function ToolButton({ label, keys, icon, active, disabled = false, onClick }: ToolButtonProps) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-pressed={active}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
