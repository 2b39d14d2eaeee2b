import { isFailure } from '@harrow/api-client';
import { useLeavePrompt } from '@harrow/ui';
import { type EditableColumn, EditableTable, type EditableTableHandle } from '@harrow/ui/editable-table';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { sentIndex } from '../../../shared/sentIndex.ts';
import { tablePasses } from '../../../shared/tablePasses.ts';

/** A line about a part: a code as typed or pasted, and where it lies. */
export interface PartLine {
  id: string;
  partsCode: string | null;
  partsName: string | null;
  /** What is there: all of it where it is adjusted, else what is available. */
  availableQty: number | null;
}

interface LinesDialogProps<Line extends PartLine, Values extends object> {
  title: string;
  okText: string;
  /** Lines that the dialog begins with; more are typed or pasted. */
  lines: readonly Line[];
  createLine: (id: string) => Line;
  columns: readonly EditableColumn<Line>[];
  initialValues?: Partial<Values>;
  /** Books what was typed. Lines without a code are left out before. */
  save: (values: Values, lines: readonly Line[]) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
  /** Fields above the lines. */
  children?: ReactNode;
}

/** Most lines of a booking. */
const mostLines = 500;

/** Lines of parts in a dialog, to be booked together: what is refused is shown at its cell, and nothing is booked. */
export function LinesDialog<Line extends PartLine, Values extends object>(props: LinesDialogProps<Line, Values>) {
  const { title, okText, columns, save, onSaved, onClose } = props;
  const { t } = useTranslation('partsStock');
  const { t: shared } = useTranslation('shared');
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const table = useRef<EditableTableHandle<Line>>(null);
  const [lines, setLines] = useState<readonly Line[]>(props.lines);
  const [isChanged, setChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const booking = useMutation({
    mutationFn: ({ values, sent }: { values: Values; sent: readonly Line[] }) => save(values, sent),
    onSuccess: () => {
      setChanged(false);
      onSaved();
    },
  });
  const refused = isFailure(booking.error, 'invalid') ? booking.error.failure.errors : [];
  const sent = booking.variables?.sent ?? [];
  const ofFields = refused.filter(({ line }) => line === undefined);
  const submit = async (): Promise<void> => {
    const written = lines.filter(({ partsCode }) => partsCode?.trim());
    const values = await form.validateFields().catch(() => undefined);
    const ok = await tablePasses(table.current);
    if (values && ok && written.length > 0) booking.mutate({ values: values as Values, sent: written });
  };
  return (
    <Modal
      open
      width="min(960px, 100vw)"
      title={title}
      okText={okText}
      cancelText={shared('administration.cancel')}
      confirmLoading={booking.isPending}
      okButtonProps={{ disabled: lines.every(({ partsCode }) => !partsCode?.trim()) }}
      mask={{ closable: false }}
      onOk={() => void submit()}
      onCancel={() => void askToLeave().then((leaves) => leaves && onClose())}
    >
      {booking.error && (refused.length === 0 || ofFields.length > 0) && (
        <Alert
          type="error"
          showIcon
          title={ofFields.length > 0 ? ofFields.map(({ text }) => text).join(' ') : failureText(booking.error)}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Form<Values> form={form} layout="vertical" initialValues={props.initialValues ?? {}} onValuesChange={() => setChanged(true)}>
        {props.children}
      </Form>
      <p>{t('lines.paste')}</p>
      <EditableTable
        ref={table}
        label={t('lines.title')}
        size="compact"
        rows={lines}
        columns={columns}
        fitColumns
        maxRows={mostLines}
        createRow={props.createLine}
        errors={refused.flatMap(({ field, line, text }) => (line === undefined ? [] : [{ rowId: sent[sentIndex(line) ?? 0]?.id ?? '', column: field, text }]))}
        emptyText={t('lines.none')}
        onRowsChange={(next) => {
          setLines(next);
          setChanged(true);
        }}
      />
    </Modal>
  );
}
