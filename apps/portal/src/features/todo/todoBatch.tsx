import type { BatchResult, TodoItem } from '@harrow/api-client';
import { type BatchAction, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { decideDocuments, type Words } from '../../documents/actions/documentCalls.ts';
import { approvalOf, type Decision, type DecidedType, wireActions } from './todos.ts';

/** A decision about documents of several kinds: one call for each kind, answered as one. */
async function decideAll(records: readonly TodoItem[], ids: string[], decision: Decision, dryRun: boolean, words?: Words): Promise<BatchResult> {
  const chosen = records.filter(({ id }) => ids.includes(id));
  const results = await Promise.all(
    [...new Set(chosen.map(({ docType }) => docType as DecidedType))].map((docType) => {
      const ofType = chosen.filter((item) => item.docType === docType);
      return decideDocuments(docType, [...new Set(ofType.map(({ id }) => id))], wireActions[decision], dryRun, words);
    }),
  );
  return { ok: results.flatMap(({ ok }) => ok), failed: results.flatMap(({ failed }) => failed) };
}

/** Decisions about several documents of the inbox. Each takes the documents that allow it; the others are shown as skipped. @param records what is selected */
export const todoBatch = (t: TFunction<'todo'>, records: readonly TodoItem[]): BatchAction<TodoItem>[] => [
  ...(['pass', 'auditSucceeded'] as const)
    .filter((decision) => records.some((item) => approvalOf(item) === decision))
    .map((decision) => ({
      key: decision,
      label: t(`action.${decision}`),
      isAllowed: (item: TodoItem) => approvalOf(item) === decision,
      preview: (ids: string[]) => decideAll(records, ids, decision, true),
      run: (ids: string[]) => decideAll(records, ids, decision, false),
    })),
  ...(records.some(isReturnable)
    ? [
        {
          key: 'noPass',
          label: t('action.noPass'),
          danger: true,
          isAllowed: isReturnable,
          fields: (
            <>
              <Form.Item name="rejectReason" label={t('field.rejectReason')} rules={[{ required: true }]}>
                <DictSelect dict="reject_reason" />
              </Form.Item>
              <Form.Item name="opinion" label={t('field.opinion')} rules={[{ required: true, whitespace: true, min: 5 }]}>
                <Input.TextArea maxLength={500} rows={2} />
              </Form.Item>
            </>
          ),
          run: (ids: string[], words: Words) => decideAll(records, ids, 'noPass', false, words),
        },
      ]
    : []),
];

const isReturnable = ({ allowedActions }: TodoItem): boolean => allowedActions.includes('noPass');
