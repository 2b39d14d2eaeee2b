import { type BatchAction, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { decideDocuments, type Words } from './documentCalls.ts';

/** A step of the review for several documents: the server says first what would become of each, and why it refuses. */
export const decisionBatch = <Item,>(
  docType: Parameters<typeof decideDocuments>[0],
  action: Parameters<typeof decideDocuments>[2],
  label: string,
): BatchAction<Item> => ({
  key: action,
  label,
  preview: (ids) => decideDocuments(docType, ids, action, true),
  run: (ids) => decideDocuments(docType, ids, action, false),
});

/** Sends several documents back to their authors for the same reason. */
export const returnBatch = <Item extends { allowedActions: readonly string[] }>(
  t: TFunction<'shared'>,
  run: (ids: string[], words: Words) => ReturnType<typeof decideDocuments>,
): BatchAction<Item> => ({
  key: 'noPass',
  label: t('shared:action.noPass'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('noPass'),
  fields: (
    <>
      <Form.Item name="rejectReason" label={t('shared:field.rejectReason')} rules={[{ required: true }]}>
        <DictSelect dict="reject_reason" />
      </Form.Item>
      <Form.Item name="opinion" label={t('shared:field.opinion')} rules={[{ required: true, whitespace: true, min: 5 }]}>
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  ),
  run,
});
