import { type Message, messagesGroups, messagesList, messagesRead, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../platform/queryClient.ts';
import { listOf } from './calls/callsOf.ts';
import { resource } from './calls/resource.ts';

/** The user's own messages. */
export const messages = resource<Message, never>('message', { list: listOf(messagesList) });

/** Stands for messages that are about no document, in filters. */
export const noDocument = 'none';

/** Kinds of documents with unread messages. */
export const messageGroups = queryOptions({
  queryKey: [...messages.key, 'groups'],
  queryFn: ({ signal }) => resultOf(messagesGroups({ signal })),
  staleTime: 0,
});

/** Marks messages as read: these, those about a kind of document, or all. */
export async function markRead(which: { ids?: string[]; docType?: string } = {}): Promise<void> {
  await resultOf(messagesRead({ body: which }));
  await queryClient.invalidateQueries({ queryKey: messages.key });
}

/** Pages of documents by type. Types without a screen have none. */
const detailPaths: Record<string, string> = {
  warrantyClaim: '/service/warrantyClaim/detail/',
  vehicle: '/vehicle/list/detail/',
  user: '/isystem/user/detail/',
  publicnotice: '/workbench/notice/detail/',
  arrivalAccept: '/vehicle/arrivalAccept/detail/',
  forceInsurance: '/service/forceInsurance/detail/',
  maintenance: '/service/maintenance/detail/',
  feedback: '/workbench/feedback/detail/',
  dealer: '/network/dealer/detail/',
  subDealer: '/network/subDealer/detail/',
  handoverTrain: '/vehicle/handoverTrain/detail/',
  extendInsurance: '/service/extendInsurance/detail/',
  campaign: '/service/campaign/detail/',
  usedPartsHandle: '/service/usedParts/detail/',
  usedPartsTask: '/service/usedParts/tasks?id=',
  mail: '/isystem/mail/detail/',
  keptFile: '/workbench/message/file/',
};

/** Kinds of documents that have a page. */
export const documentTypes: readonly string[] = Object.keys(detailPaths);

/** Of records without a page of their own: that of their list. */
const listPaths: Record<string, string> = { exchangeRate: '/finance/exchangeRate', product: '/network/product' };

/** Address of a message's document, if there is one. */
export function documentPath({ docType, docId }: Pick<Message, 'docType' | 'docId'>): string | undefined {
  if (docType === null) return undefined;
  const path = detailPaths[docType];
  return path && docId ? path + docId : listPaths[docType];
}
