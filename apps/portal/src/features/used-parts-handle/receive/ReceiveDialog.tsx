import type { UsedPartsHandle, UsedPartsHandlesReceiveData } from '@harrow/api-client';
import { DateInput, DictSelect, NumberInput, useMessages, LimitedInput, LimitedTextArea } from '@harrow/ui';
import { Alert, Button, Form, Input, Modal } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/useFormActions.ts';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { receiveParcel } from '../handles.ts';
import styles from './receive.module.css';

interface Found {
  qty: number | undefined;
  inspection: string | undefined;
  remark: string;
}

interface ReceiveDialogProps {
  handle: UsedPartsHandle;
  onClose: () => void;
}

type Inspection = NonNullable<UsedPartsHandlesReceiveData['body']['lines'][number]['inspection']>;

/** What a parcel has brought: each core with its quantity and the result of its inspection. A tag that is scanned leads to its line. */
export function ReceiveDialog({ handle: given, onClose }: ReceiveDialogProps) {
  const { seen: handle, newer } = useSeen(given);
  const { t } = useTranslation('usedPartsHandle');
  const { state, move } = useFormActions();
  const { message } = useMessages();
  const waiting = handle.lines.filter(({ restQty }) => restQty > 0);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const [day, setDay] = useState(dayjs().format('YYYY-MM-DD'));
  const [freight, setFreight] = useState<number | undefined>(handle.freight ?? undefined);
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isFirst = handle.receivedDate === null;
  const of = (id: string): Found => found[id] ?? { qty: undefined, inspection: undefined, remark: '' };
  const change = (id: string, what: Partial<Found>): void => setFound((before) => ({ ...before, [id]: { ...of(id), ...what } }));
  const confirmAll = (): void => setFound(Object.fromEntries(waiting.map(({ id, restQty }) => [id, { ...of(id), qty: restQty, inspection: 'confirmed' }])));
  const scan = (): void => {
    const [tag = ''] = code.trim().split(/\s+/);
    const line = waiting.find(({ tagNo }) => tagNo === tag);
    if (!line) void message.warning(t('scan.unknown', { code: tag }));
    else {
      change(line.id, { qty: line.restQty, inspection: of(line.id).inspection ?? 'confirmed' });
      list.current?.querySelector<HTMLElement>(`[data-line="${line.id}"] input`)?.focus();
    }
    setCode('');
  };
  const receive = async (): Promise<void> => {
    const lines = waiting.map(({ id }) => {
      const { qty = 0, inspection, remark } = of(id);
      return { id, receivedQty: qty, inspection: (inspection ?? null) as Inspection | null, ...(remark.trim() && { remark: remark.trim() }) };
    });
    const body = { id: handle.id, version: handle.version, receivedDate: day, ...(note.trim() && { inspectResult: note.trim() }), lines };
    let isDone = false;
    await move(async () => {
      await receiveParcel({ ...body, ...(isFirst && handle.freight !== null && { auditFreight: freight ?? 0 }) });
      isDone = true;
    });
    if (isDone) onClose();
  };
  const problems = [state.problem, ...state.edits.errors.map(({ text }) => text)].filter(Boolean);
  return (
    <Modal
      open
      width={900}
      title={t('receive.title', { no: handle.handleNo })}
      okText={t('action.receive')}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void receive()}
      onCancel={onClose}
    >
      {newer}
      {problems.length > 0 && <Alert className={styles.problem} type="error" showIcon title={problems[0]} description={problems.slice(1).join(' · ')} />}
      <Form layout="vertical" component="div" className={styles.head}>
        <Form.Item label={t('field.receivedDate')} htmlFor="receivedDate">
          <DateInput id="receivedDate" value={day} max={dayjs().format('YYYY-MM-DD')} onChange={(next) => setDay(next ?? '')} />
        </Form.Item>
        {isFirst && handle.freight !== null && (
          <Form.Item label={`${t('field.auditFreight')} (${handle.currency ?? ''})`} htmlFor="auditFreight">
            <NumberInput id="auditFreight" value={freight} decimals={2} nonNegative onChange={setFreight} />
          </Form.Item>
        )}
        <Form.Item label={t('scan.label')} htmlFor="scan">
          <Input.Search id="scan" value={code} enterButton={t('scan.find')} onChange={({ target }) => setCode(target.value)} onSearch={scan} />
        </Form.Item>
      </Form>
      <Button onClick={confirmAll}>{t('receive.all')}</Button>
      <ul ref={list} className={styles.lines}>
        {waiting.map(({ id, tagNo, partsCode, partsName, restQty }) => (
          <li key={id} data-line={id} className={styles.line}>
            <div className={styles.core}>
              <strong>{tagNo}</strong>
              <span>{`${partsCode} ${partsName} · ${t('receive.sent', { n: restQty })}`}</span>
            </div>
            <NumberInput
              aria-label={`${tagNo} ${t('field.lines.receivedQty')}`}
              placeholder={t('field.lines.receivedQty')}
              decimals={2}
              nonNegative
              value={of(id).qty}
              onChange={(qty) => change(id, { qty, ...(qty === 0 && { inspection: 'missing' }) })}
            />
            <DictSelect
              dict="inspect_result"
              aria-label={`${tagNo} ${t('field.lines.inspection')}`}
              placeholder={t('field.lines.inspection')}
              value={of(id).inspection}
              onChange={(inspection) => change(id, { inspection: inspection || undefined, ...(inspection === 'missing' && { qty: 0 }) })}
            />
            <LimitedInput
              aria-label={`${tagNo} ${t('field.lines.inspectRemark')}`}
              placeholder={t('field.lines.inspectRemark')}
              limit={200}
              value={of(id).remark}
              onChange={({ target }) => change(id, { remark: target.value })}
            />
          </li>
        ))}
      </ul>
      <Form layout="vertical" component="div">
        <Form.Item label={t('field.inspectResult')} htmlFor="inspectResult">
          <LimitedTextArea id="inspectResult" rows={2} limit={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
