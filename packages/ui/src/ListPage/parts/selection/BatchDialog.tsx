import { Alert, Button, Form, Modal } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ListSkeleton } from '../../../states/Skeletons.tsx';
import type { BatchAction, BatchPreview, BatchResult } from '../../batch.types.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { Column } from '../../model/columns.ts';
import styles from './BatchDialog.module.css';
import { countsOf, isSamePreview, outcomesOf, readyOf, withNewer } from './batchOutcome.ts';
import { BatchTable } from './BatchTable.tsx';

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
  /** Address of a record. */
  href?: (record: T) => string;
  /** It was done with these records. */
  onChanged?: (ids: string[]) => void;
  onClose: () => void;
}

const messageOf = (error: unknown): string | undefined => (error instanceof Error && error.message ? error.message : undefined);

/**
 * Says first what will be done with which records and which will be skipped, then does it, and says what became of each. Where the input
 * changes what is going to happen, it says that before it is done.
 */
export default function BatchDialog<T extends object>(props: BatchDialogProps<T>) {
  const { action, title = action.label, question, records, rowKey, columns, href, onChanged, onClose } = props;
  const { t } = useListTexts();
  // The dialog keeps the selection of the moment it was opened.
  const [batch] = useState(records);
  const allowed = batch.filter((record) => action.isAllowed?.(record) ?? true).map(rowKey);
  const refused = batch.map(rowKey).filter((id) => !allowed.includes(id));
  const [preview, setPreview] = useState<BatchPreview | undefined>(action.preview && allowed.length > 0 ? undefined : { ok: allowed, failed: [] });
  // The user has to look at it once more.
  const [isNews, setNews] = useState(false);
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

  const ready = preview ? readyOf(preview) : [];
  // The questions may depend on the records: rendered once these are known.
  const fields = typeof action.fields === 'function' ? preview && action.fields(batch.filter((record) => ready.includes(rowKey(record)))) : action.fields;
  const notAllowed = refused.map((id) => ({ id, text: t('batch.notAllowed') }));
  const shown = result && preview ? { ...result, failed: [...result.failed, ...preview.failed.filter(({ id }) => !ready.includes(id))] } : preview;
  const outcomes = shown ? outcomesOf(batch.map(rowKey), { ...shown, failed: [...notAllowed, ...shown.failed] }) : [];
  const run = async (): Promise<void> => {
    // Fields say themselves what they lack.
    const values = action.fields ? await form.validateFields().catch(() => undefined) : {};
    if (!values || !preview) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const seen = action.fields && action.preview ? withNewer(preview, await action.preview(ready, values), ready) : preview;
      setNews(!isSamePreview(seen, preview));
      setPreview(seen);
      if (!isSamePreview(seen, preview)) return;
      const answer = await action.run(ready, values, seen);
      setResult(answer);
      onChanged?.(readyOf(answer));
    } catch (error) {
      fail(error);
    } finally {
      setRunning(false);
    }
  };
  const { done, draft, skipped } = countsOf(outcomes);
  const counts = result
    ? t(draft > 0 ? 'batch.resultWithDrafts' : 'batch.result', { done, drafts: draft, skipped })
    : [t('batch.preview', { count: done }), draft > 0 && t('batch.drafts', { count: draft }), skipped > 0 && t('batch.skipped', { count: skipped })]
        .filter(Boolean)
        .join(', ');
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
      {result && draft + skipped === 0 && props.success && <Alert type="success" showIcon title={props.success} />}
      {preview ? (
        <>
          {!result && preview.warnings && preview.warnings.length > 0 && (
            <Alert
              className={styles.note}
              type="warning"
              showIcon
              title={t('batch.warnings')}
              description={
                <ul className={styles.warnings}>
                  {preview.warnings.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              }
            />
          )}
          {!result && isNews && <Alert className={styles.note} type="info" showIcon title={t('batch.changed')} />}
          <p role="status">{counts}</p>
          <div className={styles.scroll}>
            <BatchTable {...{ outcomes, records: batch, rowKey, columns, href }} facts={result ? undefined : preview.facts} isDone={result !== undefined} />
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
