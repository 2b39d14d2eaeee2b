import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { Column } from '../../model/columns.ts';
import { cellContent } from './Cell.tsx';
import styles from '../cards.module.css';

export interface PreviewDrawerProps<T extends object> {
  records: readonly T[];
  index: number;
  columns: Column<T>[];
  /** Default: all columns. */
  render: ((record: T) => ReactNode) | undefined;
  onMove: (index: number) => void;
  onOpen: ((record: T) => void) | undefined;
  onClose: () => void;
}

/** One record in short beside the list. Up and down move through the page, Enter opens the record, Escape or Space closes. */
export default function PreviewDrawer<T extends object>({ records, index, columns, render, onMove, onOpen, onClose }: PreviewDrawerProps<T>) {
  const { t } = useListTexts();
  const panel = useRef<HTMLDivElement>(null);
  const record = records[index];
  const [head] = columns;
  if (!record || !head) return null;
  const handleKeyDown = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest('a, button, input, select, textarea') && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const keys: Record<string, () => void> = {
      ArrowUp: () => index > 0 && onMove(index - 1),
      ArrowDown: () => index < records.length - 1 && onMove(index + 1),
      Enter: () => onOpen?.(record),
      ' ': onClose,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]!();
  };
  return (
    <Drawer
      open
      mask={false}
      size={440}
      onClose={onClose}
      // The drawer takes the focus for itself while it comes; its content has the keys.
      afterOpenChange={(isOpen) => isOpen && panel.current?.focus()}
      title={cellContent(head, record, index)}
      extra={
        <>
          <button type="button" className="hw-icon-button" aria-label={t('preview.previous')} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <UpOutlined aria-hidden />
          </button>
          <button
            type="button"
            className="hw-icon-button"
            aria-label={t('preview.next')}
            disabled={index === records.length - 1}
            onClick={() => onMove(index + 1)}
          >
            <DownOutlined aria-hidden />
          </button>
        </>
      }
      footer={
        onOpen && (
          <Button type="primary" onClick={() => onOpen(record)}>
            {t('preview.open')}
          </Button>
        )
      }
    >
      {/* Focusable, so that the keys of the preview work at once. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div ref={panel} className={styles.preview} role="group" aria-label={t('preview.label')} tabIndex={0} onKeyDown={handleKeyDown}>
        {render ? render(record) : <Facts columns={columns} record={record} index={index} />}
      </div>
    </Drawer>
  );
}

function Facts<T extends object>({ columns, record, index }: { columns: Column<T>[]; record: T; index: number }) {
  return (
    <dl className={styles.cardFacts}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>{cellContent(column, record, index)}</dd>
        </div>
      ))}
    </dl>
  );
}
