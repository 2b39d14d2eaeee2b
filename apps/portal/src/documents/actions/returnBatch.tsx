import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import type { decideDocuments, Words } from './documentCalls.ts';

const ReturnFields = lazyPart(async () => ({ default: (await import('./ReturnFields.tsx')).ReturnFields }));

/** Sends several documents back to their authors for the same reason. */
export const returnBatch = <Item extends { allowedActions: readonly string[] }>(
  t: TFunction<'shared'>,
  run: (ids: string[], words: Words) => ReturnType<typeof decideDocuments>,
): BatchAction<Item> => ({
  key: 'noPass',
  label: t('shared:action.noPass'),
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('noPass'),
  fields: <ReturnFields />,
  run,
});
