import { Alert, Button, Form, Modal } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ListSkeleton } from '../../../states/Skeletons.tsx';
import { StatusTag } from '../../../StatusTag/StatusTag.tsx';
import type { BatchAction, BatchPreview, BatchResult } from '../../batch.types.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { Column } from '../../model/columns.ts';
import { cellContent } from '../records/Cell.tsx';
import styles from './BatchDialog.module.css';
import table from '../table.module.css';

export interface BatchDialogProps<T extends object> {
  action: BatchAction<T>;
  /** Title and question of the dialog. Default: the action's label. */
  title?: ReactNode;
  question?: ReactNode;
  /** Shown when all went well. */
  success?: ReactNode;
  /** Shown when it failed without saying why. */
  failure?: ReactNode;
  records: readonly T[];
  rowKey: (record: T) => string;
  /** By which records are told apart. */
  columns: Column<T>[];
  /** It was done with these records. */
  onChanged?: (ids: string[]) => void;
  onClose: () => void;
}

const messageOf = (error: unknown): string | undefined => (error instanceof Error && error.message ? error.message : undefined);

/** Says first what will be done with which records and which will be skipped, then does it, and says what became of each. */
export default function BatchDialog<T extends object>(props: BatchDialogProps<T>) {
  const { action, title = action.label, question, records, rowKey, columns, onChanged, onClose } = props;
  const { t } = useListTexts();
  // The dialog keeps the selection of the moment it was opened.
  const [batch] = useState(records);
  const allowed = batch.filter((record) => action.isAllowed?.(record) ?? true).map(rowKey);
  const refused = batch.map(rowKey).filter((id) => !allowed.includes(id));
  const [preview, setPreview] = useState<BatchPreview | undefined>(action.preview && allowed.length > 0 ? undefined : { ok: allowed, failed: [] });
  const [result, setResult] = useState<BatchResult>();
  // Fields that come later must not be left out.
  const [areFieldsThere, setFieldsThere] = useState(!action.fields);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const [form] = Form.useForm<Record<string, unknown>>();
  const fail = (error: unknown): void => setFailure(messageOf(error) ?? props.failure ?? t('batch.failed'));

  useEffect(() => {
    let isOpen = true;
    if (preview === undefined)
      action.preview?.(allowed).then(
        (answer) => isOpen && setPreview(answer),
        (error: unknown) => isOpen && fail(error),
      );
    return () => {
      isOpen = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, for the records the dialog was opened with
  }, []);

  const ready = preview?.ok ?? [];
  // The questions may depend on the records: rendered once these are known.
  const fields = typeof action.fields === 'function' ? preview && action.fields(batch.filter((record) => ready.includes(rowKey(record)))) : action.fields;
  const skipped = new Map([
    ...refused.map((id) => [id, t('batch.notAllowed')] as const),
    ...[...(preview?.failed ?? []), ...(result?.failed ?? [])].map(({ id, text }) => [id, text] as const),
  ]);
  const run = async (): Promise<void> => {
    // Fields say themselves what they lack.
    const values = action.fields ? await form.validateFields().catch(() => undefined) : {};
    if (!values) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const answer = await action.run(ready, values);
      setResult(answer);
      onChanged?.(answer.ok);
    } catch (error) {
      fail(error);
    } finally {
      setRunning(false);
    }
  };
  const counts = result
    ? t('batch.result', { done: result.ok.length, skipped: skipped.size })
    : [t('batch.preview', { count: ready.length }), skipped.size > 0 && t('batch.skipped', { count: skipped.size })].filter(Boolean).join(', ');
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      width={`min(${action.width ?? 720}px, calc(100vw - 16px))`}
      footer={
        result ? (
          <Button type="primary" onClick={onClose}>
            {t('batch.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('batch.cancel')}</Button>
            <Button
              type="primary"
              danger={action.danger ?? false}
              disabled={ready.length === 0 || !areFieldsThere}
              loading={isRunning}
              onClick={() => void run()}
            >
              {action.label}
            </Button>
          </>
        )
      }
    >
      {!result && question && <p>{question}</p>}
      {failure && <Alert type="error" showIcon title={failure} />}
      {!result && fields && (
        <Form form={form} layout="vertical" initialValues={action.initialValues ?? {}} disabled={isRunning}>
          <Suspense fallback={<ListSkeleton rows={2} />}>
            {fields}
            <Arrival onArrive={() => setFieldsThere(true)} />
          </Suspense>
        </Form>
      )}
      {result && skipped.size === 0 && props.success && <Alert type="success" showIcon title={props.success} />}
      {preview ? (
        <>
          <p role="status">{counts}</p>
          <div className={styles.scroll}>
            <table className={styles.batch}>
              <tbody>
                {batch.map((record, index) => {
                  const id = rowKey(record);
                  const [head, ...facts] = columns;
                  return (
                    <tr key={id}>
                      <th scope="row">{head && cellContent(head, record, index)}</th>
                      {facts.map((column) => (
                        <td key={column.key} className={table[column.align ?? 'left']}>
                          {cellContent(column, record, index)}
                        </td>
                      ))}
                      {!result && preview.facts && <td>{preview.facts[id]}</td>}
                      <td>
                        <Outcome reason={skipped.get(id)} isDone={result !== undefined} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        !failure && <ListSkeleton rows={3} />
      )}
    </Modal>
  );
}

/** Says when what stands beside it has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it comes once
  useEffect(onArrive, []);
  return null;
}

/** Preview or result of one record. */
function Outcome({ reason, isDone }: { reason: string | undefined; isDone: boolean }) {
  const { t } = useListTexts();
  if (reason !== undefined) return <StatusTag variant="dot" color="error" text={<span className={styles.reason}>{reason}</span>} />;
  return <StatusTag variant="dot" color={isDone ? 'success' : 'processing'} text={t(isDone ? 'batch.done' : 'batch.ready')} />;
}
