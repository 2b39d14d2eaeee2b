import type { UsedPartsHandle, UsedPartsHandlesReceiveData } from '@harrow/api-client';
import { DateInput, DictSelect, NumberInput, useMessages, LimitedInput } from '@harrow/ui';
import { Alert, Button, Form, Input, Modal } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { placeKey } from '../../../documents/actions/marks.ts';
import { ReviewField } from '../../../documents/review/ReviewField.tsx';
import { useReview } from '../../../documents/review/reviewInHand.ts';
import type { ReviewValues } from '../../../documents/review/reviewValues.ts';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { receiveParcel } from '../handles.ts';
import styles from './receive.module.css';

interface ReceiveDialogProps {
  handle: UsedPartsHandle;
  onClose: () => void;
}

type Inspection = NonNullable<UsedPartsHandlesReceiveData['body']['lines'][number]['inspection']>;

interface Found {
  receivedQty?: number | null;
  inspection?: Inspection | null;
  inspectRemark?: string;
}

/** Typed inspection result of a core. */
const foundOf = (values: ReviewValues, id: string): Found =>
  Object.fromEntries(['receivedQty', 'inspection', 'inspectRemark'].map((field) => [field, values[placeKey(field, id)]]));

/** The same by its places. */
const placesOf = (id: string, found: Found): ReviewValues => Object.fromEntries(Object.entries(found).map(([field, value]) => [placeKey(field, id), value]));

/** Receipt of a parcel: each core with its quantity and the result of its inspection. A tag that is scanned leads to its line. */
export function ReceiveDialog({ handle: given, onClose }: ReceiveDialogProps) {
  const { values, unread, missing, type, hold, seen: begun, goOn, discard } = useReview();
  const { seen: handle, newer } = useSeen(given, begun, goOn);
  const { t } = useTranslation('usedPartsHandle');
  const { state, move } = useFormActions();
  const { message } = useMessages();
  const waiting = handle.lines.filter(({ restQty }) => restQty > 0);
  const [code, setCode] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isFirst = handle.receivedDate === null;
  const day = (values['receivedDate'] as string | undefined) ?? '';
  const note = ((values['inspectResult'] as string | undefined) ?? '').trim();
  const change = (id: string, what: Found): void => type(placesOf(id, what));
  const confirmAll = (): void =>
    type(Object.assign({}, ...waiting.map(({ id, restQty }) => placesOf(id, { receivedQty: restQty, inspection: 'confirmed' }))) as ReviewValues);
  const scan = (): void => {
    const [tag = ''] = code.trim().split(/\s+/);
    const line = waiting.find(({ tagNo }) => tagNo === tag);
    if (!line) void message.warning(t('scan.unknown', { code: tag }));
    else {
      change(line.id, { receivedQty: line.restQty, inspection: foundOf(values, line.id).inspection ?? 'confirmed' });
      list.current?.querySelector<HTMLElement>(`[data-line="${line.id}"] input`)?.focus();
    }
    setCode('');
  };
  const receive = async (): Promise<void> => {
    const lines = waiting.map(({ id }) => {
      const { receivedQty, inspection, inspectRemark = '' } = foundOf(values, id);
      return { id, receivedQty: receivedQty ?? 0, inspection: inspection ?? null, ...(inspectRemark.trim() && { remark: inspectRemark.trim() }) };
    });
    const body = { id: handle.id, version: handle.version, receivedDate: day, ...(note && { inspectResult: note }), lines };
    const auditFreight = (values['auditFreight'] as number | null) ?? 0;
    let isDone = false;
    await move(async () => {
      await receiveParcel({ ...body, ...(isFirst && handle.freight !== null && { auditFreight }) });
      isDone = true;
    });
    if (!isDone) return;
    discard();
    onClose();
  };
  const problems = [state.problem, ...state.edits.errors.map(({ text }) => text)].filter(Boolean);
  return (
    <Modal
      open
      width={900}
      title={t('receive.title', { no: handle.handleNo })}
      okText={t('action.receive')}
      cancelText={t('documents:action.cancel')}
      okButtonProps={{ disabled: missing.length > 0 }}
      confirmLoading={state.busy}
      onOk={() => void receive()}
      onCancel={onClose}
    >
      {newer}
      {problems.length > 0 && <Alert className={styles.problem} type="error" showIcon title={problems[0]} description={problems.slice(1).join(' · ')} />}
      <Form layout="vertical" component="div" className={styles.head}>
        <Form.Item label={t('field.receivedDate')} htmlFor="receivedDate">
          <DateInput id="receivedDate" value={day} max={dayjs().format('YYYY-MM-DD')} onChange={(next) => type({ receivedDate: next ?? '' })} />
        </Form.Item>
        {isFirst && handle.freight !== null && <ReviewField name="auditFreight" label={t('field.auditFreight')} suffix={handle.currency} />}
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
              value={foundOf(values, id).receivedQty ?? undefined}
              unread={unread[placeKey('receivedQty', id)]}
              onUnreadChange={(text) => hold(placeKey('receivedQty', id), text)}
              onChange={(qty) => change(id, { receivedQty: qty ?? null, ...(qty === 0 && { inspection: 'missing' }) })}
            />
            <DictSelect
              dict="inspect_result"
              aria-label={`${tagNo} ${t('field.lines.inspection')}`}
              placeholder={t('field.lines.inspection')}
              value={foundOf(values, id).inspection ?? undefined}
              onChange={(inspection) =>
                change(id, { inspection: (inspection || null) as Inspection | null, ...(inspection === 'missing' && { receivedQty: 0 }) })
              }
            />
            <LimitedInput
              aria-label={`${tagNo} ${t('field.lines.inspectRemark')}`}
              placeholder={t('field.lines.inspectRemark')}
              limit={200}
              value={foundOf(values, id).inspectRemark ?? ''}
              onChange={({ target }) => change(id, { inspectRemark: target.value })}
            />
          </li>
        ))}
      </ul>
      <ReviewField name="inspectResult" label={t('field.inspectResult')} rows={2} optional />
    </Modal>
  );
}
