import { useContext } from 'react';
import { type AppMessages, MessagesContext } from './appMessages.ts';

/**
 * antd's messages, notifications and dialogs. Its `App.useApp()` would bring all their code to every page; here it is fetched with the
 * first message. Throws outside a `HarrowProvider`.
 */
export function useMessages(): AppMessages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('HarrowProvider is missing above this component');
  return messages;
}
