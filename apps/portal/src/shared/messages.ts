import { type Message, messagesList, messagesRead, resultOf } from '@harrow/api-client';
import { queryClient } from '../app/queryClient.ts';
import { resource } from './resource.ts';

/** The user's own messages. */
export const messages = resource<Message, never>('message', {
  list: (query, signal) => resultOf(messagesList({ query, signal })),
});

/** Those of the start page. */
export const latestMessages = messages.list({ pageNo: 1, pageSize: 8 });

/** Marks messages as read; all of them when no ids are given. */
export async function markRead(ids?: string[]): Promise<void> {
  await resultOf(messagesRead({ body: { ids } }));
  await queryClient.invalidateQueries({ queryKey: messages.key });
}

/** Where documents of a type are shown. Types without a screen have no address. */
const detailPaths: Record<string, string> = {
  warrantyClaim: '/service/warrantyClaim/detail/',
  vehicle: '/vehicle/list/detail/',
};

/** Address of the document a message speaks of, if there is one. */
export function documentPath({ docType, docId }: Pick<Message, 'docType' | 'docId'>): string | undefined {
  const path = docType === null ? undefined : detailPaths[docType];
  return path && docId ? path + docId : undefined;
}
