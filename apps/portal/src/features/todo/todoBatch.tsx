import type { BatchResult, TodoItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { returnBatch } from '../../documents/actions/documentBatches.tsx';
import { decideDocuments, decisionActions, type Words } from '../../documents/actions/documentCalls.ts';
import { previewed, type Trial } from '../../shared/calls/previewed.ts';
import { approvalOf, type Decision, type DecidedType } from './todos.ts';

/** A decision about documents of several kinds: one call for each kind, answered as one. */
async function decideAll(records: readonly TodoItem[], ids: string[], decision: Decision, trial: Trial, words?: Words): Promise<BatchResult> {
  const chosen = records.filter(({ id }) => ids.includes(id));
  const results = await Promise.all(
    [...new Set(chosen.map(({ docType }) => docType as DecidedType))].map((docType) => {
      const ofType = chosen.filter((item) => item.docType === docType);
      return decideDocuments(docType, [...new Set(ofType.map(({ id }) => id))], decisionActions[decision], trial, words);
    }),
  );
  return { ok: results.flatMap(({ ok }) => ok), failed: results.flatMap(({ failed }) => failed) };
}

/** Decisions about several documents of the inbox. Each takes the documents that allow it; the others are shown as skipped. @param records selected rows */
export const todoBatch = (t: TFunction<'todo'>, records: readonly TodoItem[]): BatchAction<TodoItem>[] => [
  ...(['pass', 'auditSucceeded'] as const)
    .filter((decision) => records.some((item) => approvalOf(item) === decision))
    .map((decision) => ({
      key: decision,
      label: t(`shared:action.${decision}`),
      isAllowed: (item: TodoItem) => approvalOf(item) === decision,
      ...previewed('todo', (ids, _values, trial) => decideAll(records, ids, decision, trial)),
    })),
  ...(records.some(({ allowedActions }) => allowedActions.includes('noPass'))
    ? [returnBatch<TodoItem>(t('shared:action.noPass'), 'todo', (ids, words, trial) => decideAll(records, ids, 'noPass', trial, words))]
    : []),
];
