import type { BatchAction } from '@harrow/ui';
import { decideDocuments } from './documentCalls.ts';

/** A step of the review for several documents: the server first reports the outcome for each, with the reason of a refusal. */
export const decisionBatch = <Item>(
  docType: Parameters<typeof decideDocuments>[0],
  action: Parameters<typeof decideDocuments>[2],
  label: string,
): BatchAction<Item> => ({
  key: action,
  label,
  preview: (ids) => decideDocuments(docType, ids, action, true),
  run: (ids) => decideDocuments(docType, ids, action, false),
});
