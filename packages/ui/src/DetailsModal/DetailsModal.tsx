import { type ReactNode, useState } from 'react';
import { DraggableModal, type DraggableModalProps } from '../DraggableModal/index.ts';
import { useMessages } from '../HarrowProvider/index.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

export interface DetailsModalContent<Row> {
  /** A copy of the row: changing it changes nothing outside. */
  row: Row;
  /** Changes the copy. */
  change: (patch: Partial<Row>) => void;
}

export interface DetailsModalProps<Row extends object> extends Omit<DraggableModalProps, 'children' | 'onOk' | 'onCancel' | 'confirmLoading' | 'content'> {
  open: boolean;
  /** Plain data, copied at every opening. */
  row: Row;
  /** Heading of the dialog, and its name for screen readers. Default: "Details". */
  title?: ReactNode;
  /** px. Default 1200. */
  width?: DraggableModalProps['width'];
  /** Content of the dialog, for the copy. */
  render: (content: DetailsModalContent<Row>) => ReactNode;
  /**
   * The user pressed OK; `row` is the copy with what `change` did to it. The dialog closes unless the answer is `false`. A
   * rejection keeps it open and shows its message. Without this there is only a button to close.
   */
  onConfirm?: ((row: Row) => boolean | void | Promise<boolean | void>) | undefined;
  /** The dialog is to be closed: the user gave up, or `onConfirm` has let the row pass. */
  onClose: () => void;
}

/** Details of one row in a wide dialog with a full screen. They work on a copy of the row, which goes to `onConfirm`. */
export function DetailsModal<Row extends object>({ open, row, title, width = 1200, render, onConfirm, onClose, ...modal }: DetailsModalProps<Row>) {
  const { t } = useTranslation('ui');
  const { message } = useMessages();
  // One state: React may drop what is set while rendering where another change of the same state waits, and then both have to be dropped,
  // or the dialog would count as opened with the row of the last time.
  const [{ copy, wasOpen }, setState] = useState(() => ({ copy: structuredClone(row), wasOpen: open }));
  const [isBusy, setIsBusy] = useState(false);
  if (open !== wasOpen) setState((current) => ({ copy: open ? structuredClone(row) : current.copy, wasOpen: open }));

  async function confirm(): Promise<void> {
    setIsBusy(true);
    try {
      if ((await onConfirm?.(copy)) !== false) onClose();
    } catch (refusal) {
      // A refusal is an answer, and is shown; what was entered stays.
      void message.error(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <DraggableModal
      switchFullScreen
      destroyOnHidden
      {...modal}
      open={open}
      width={width}
      title={title ?? t('modal.details')}
      cancelText={onConfirm ? t('cancel') : t('close')}
      okButtonProps={onConfirm ? modal.okButtonProps : { hidden: true }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {render({ row: copy, change: (patch) => setState((current) => ({ ...current, copy: { ...current.copy, ...patch } })) })}
    </DraggableModal>
  );
}
