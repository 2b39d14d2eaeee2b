import { type Message, messagesGroups, messagesList, messagesRead, recordPages, resultOf } from '@harrow/api-client';
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

const pages: Readonly<Record<string, string>> = recordPages;

/** Kinds of documents that have a page. */
export const documentTypes: readonly string[] = Object.keys(pages).filter((docType) => pages[docType]!.includes('{id}'));

/** Address of a message's document, or of its list, if there is one. */
export function documentPath({ docType, docId }: Pick<Message, 'docType' | 'docId'>): string | undefined {
  const page = docType !== null && Object.hasOwn(pages, docType) ? pages[docType] : undefined;
  if (!page?.includes('{id}')) return page;
  return docId ? page.replace('{id}', docId) : undefined;
}
