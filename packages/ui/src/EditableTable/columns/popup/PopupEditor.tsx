import { SearchOutlined } from '@ant-design/icons';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../HarrowProvider/index.ts';
import type { PopupContext, PopupDialogProps, PopupRecord } from '../../../sources/popupSource.ts';
import { textOf } from '../columnOptions.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import tableStyles from '../../EditableTable.module.css';
import { useTableContext } from '../../context/tableContext.ts';
import { DialogPlace } from '../DialogPlace.tsx';
import styles from '../editors.module.css';

interface PopupEditorProps extends ValueEditorProps {
  /** Key of the column. */
  column: string;
  multi: boolean;
  /** Stands in the editor's own tree, in place of `open`. */
  Dialog: ComponentType<PopupDialogProps<object>> | undefined;
  contextOf: () => PopupContext<object>;
  open: () => Promise<readonly PopupRecord[] | 'cancelled' | 'notOne'>;
  onRecords: (records: readonly PopupRecord[]) => void;
}

/** Shows what was chosen; a press, Enter or Alt+Down opens the dialog. Afterwards the focus comes back to the cell. */
export function PopupEditor({ value, rowId, aria, startOpen, placeholder, onBlur, column, multi, Dialog, contextOf, open, onRecords }: PopupEditorProps) {
  const { t, focus } = useTableContext();
  const { message } = useMessages();
  const [busy, setBusy] = useState(false);
  const [context, setContext] = useState<PopupContext<object>>();

  async function choose() {
    if (busy) return;
    if (Dialog) return setContext(contextOf());
    setBusy(true);
    try {
      const answer = await open();
      if (answer === 'notOne') message.warning(t('chooseOne'));
      else if (answer !== 'cancelled') onRecords(answer);
    } catch (error) {
      message.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      // The dialog took the focus, and with it this editor may have gone.
      focus.focusCell(rowId, column);
    }
  }

  function close() {
    setContext(undefined);
    focus.focusCell(rowId, column);
  }

  const start = useRef(choose);
  useEffect(() => {
    if (startOpen) void start.current();
  }, [startOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    void choose();
  }

  return (
    <div className={styles.withButton}>
      <input
        {...aria}
        className={tableStyles.input}
        type="text"
        readOnly
        aria-busy={busy || undefined}
        placeholder={placeholder}
        value={textOf(value)}
        onKeyDown={handleKeyDown}
        onBlur={onBlur}
      />
      <button type="button" tabIndex={-1} className={styles.innerButton} aria-label={t('choose', { name: aria['aria-label'] })} onClick={() => void choose()}>
        <SearchOutlined aria-hidden />
      </button>
      {Dialog && context && (
        <DialogPlace onEscape={close}>
          <Suspense>
            <Dialog
              context={context}
              onCancel={close}
              onOk={(records) => {
                close();
                if (!multi && records.length !== 1) message.warning(t('chooseOne'));
                else onRecords(records);
              }}
            />
          </Suspense>
        </DialogPlace>
      )}
    </div>
  );
}
