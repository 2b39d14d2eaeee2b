import { isFailure } from '@harrow/api-client';
import { type EditableColumn, EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { Alert, Form, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { sentIndex } from '../../../shared/sentIndex.ts';
import { tablePasses } from '../../../shared/tablePasses.ts';

/** At most this many lines in a call. */
const most = 500;

interface LinesDialogProps<Row extends { id: string }> {
  title: string;
  okText: string;
  columns: readonly EditableColumn<Row>[];
  rows: readonly Row[];
  onRowsChange: (rows: readonly Row[]) => void;
  createRow: (id: string) => Row;
  /** A line in which nothing stands, as a paste may leave. */
  isBlank: (row: Row) => boolean;
  /** The fields above the lines are filled in. */
  isComplete: boolean;
  send: (rows: readonly Row[]) => Promise<unknown>;
  onClose: () => void;
  /** Columns whose field the call names otherwise. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Fields of all lines. */
  children?: ReactNode;
}

/** Lines that are pasted or typed, and booked together: what is refused says at its line why. */
export function LinesDialog<Row extends { id: string }>(props: LinesDialogProps<Row>) {
  const { title, okText, columns, rows, onRowsChange, createRow, isBlank, isComplete, send, onClose, fieldOf = {}, children } = props;
  const { t } = useTranslation('makerStock');
  const { t: shared } = useTranslation('shared');
  const failureText = useFailureText();
  const table = useRef<EditableTableHandle<Row>>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown; rows: readonly Row[] }>();
  const filled = rows.filter((row) => !isBlank(row));
  const book = async (): Promise<void> => {
    // A blank line is nothing to book, and nothing to complain about.
    if (filled.length < rows.length) onRowsChange(filled);
    await Promise.resolve();
    if (!(await tablePasses(table.current))) return;
    setSending(true);
    setRefused(undefined);
    try {
      await send(filled);
    } catch (error) {
      setRefused({ error, rows: filled });
    } finally {
      setSending(false);
    }
  };
  const errors = isFailure(refused?.error, 'invalid') ? refused.error.failure.errors : [];
  const atLines = errors.flatMap(({ field, line, text }) => {
    const row = refused!.rows[sentIndex(line) ?? -1];
    return row ? [{ rowId: row.id, column: fieldOf[field] ?? field, text }] : [];
  });
  return (
    <Modal
      open
      width={960}
      title={title}
      okText={okText}
      okButtonProps={{ disabled: !isComplete || filled.length === 0 }}
      cancelText={shared('administration.cancel')}
      confirmLoading={isSending}
      mask={{ closable: false }}
      onOk={() => void book()}
      onCancel={onClose}
    >
      {refused && <Alert type="error" showIcon title={failureText(refused.error)} style={{ marginBlockEnd: 16 }} />}
      <Form layout="vertical">{children}</Form>
      <EditableTable
        ref={table}
        label={t('lines')}
        size="compact"
        fitColumns
        rows={rows}
        columns={columns}
        errors={atLines}
        maxRows={most}
        createRow={createRow}
        emptyText={t('pasteLines')}
        onRowsChange={onRowsChange}
      />
    </Modal>
  );
}
