import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import type { DetailsOptions } from '../RowOptions.types.ts';
import rowStyles from './rows.module.css';

interface DetailsDialogProps {
  options: DetailsOptions<object>;
  rowId: string;
}

/** Px; interface blocks 9. */
const width = 1200;

/** The details of one row: of a copy of it, which goes to `onConfirm`. */
export default function DetailsDialog({ options: { title, render, onConfirm }, rowId }: DetailsDialogProps) {
  const { model, rowViews, focus, t } = useTableContext();
  const { message } = useMessages();
  const [row, setRow] = useState(() => structuredClone(model.store.row(rowId)!));
  const [isOpen, setIsOpen] = useState(false);
  // Opened by a rendering that is not interrupted: antd notes for Escape every open dialog that is rendered, also one whose rendering is given up.
  useLayoutEffect(() => setIsOpen(true), []);
  const [isFull, setIsFull] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsOpen(false);

  async function confirm() {
    setIsBusy(true);
    try {
      if ((await onConfirm?.(row, rowId)) !== false) close();
    } catch (refusal) {
      // A refusal is an answer, and is shown; what was entered stays.
      void message.error(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      open={isOpen}
      title={
        <span className={rowStyles.detailsTitle}>
          {title ?? t('details.title')}
          <button
            type="button"
            className={styles.iconButton}
            aria-pressed={isFull}
            aria-label={t('details.fullScreen')}
            title={t(isFull ? 'details.restore' : 'details.fullScreen')}
            onClick={() => setIsFull(!isFull)}
          >
            {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          </button>
        </span>
      }
      width={isFull ? '100vw' : width}
      className={isFull ? rowStyles.detailsFull : undefined}
      okText={onConfirm ? t('ok') : undefined}
      cancelText={t(onConfirm ? 'cancel' : 'details.close')}
      okButtonProps={onConfirm ? undefined : { hidden: true }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={close}
      afterClose={() => {
        rowViews!.open.setDetails(undefined);
        focus.focusRow(rowId);
      }}
    >
      {render({ row, rowId, change: (patch) => setRow((before) => ({ ...before, ...patch })) })}
    </Modal>
  );
}
