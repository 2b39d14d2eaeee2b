import { Tooltip } from 'antd';
import styles from '../EditableTable.module.css';

/** Above the page, below dialogs. */
export const tooltipZIndex = 1000;

/** Error message of a cell. A sibling of the editor, never around it: wrapping would remount the editor and lose the focus. */
export function ErrorNote({ id, text, open }: { id: string; text: string; open: boolean }) {
  return (
    <>
      {open && (
        <Tooltip open title={text} zIndex={tooltipZIndex} placement="topLeft">
          <span className={styles.errorAnchor} />
        </Tooltip>
      )}
      <span id={id} className="hw-hidden">
        {text}
      </span>
    </>
  );
}
