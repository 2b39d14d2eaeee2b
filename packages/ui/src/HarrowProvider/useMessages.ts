import type { useAppProps as AppMessages } from 'antd/es/app/context.js';
import AppContext from 'antd/es/app/context.js';
import { useContext } from 'react';

/**
 * antd's messages, notifications and dialogs. The same as antd's `App.useApp()`, which would bring all their code to
 * every page; here it is fetched with the first message.
 */
export function useMessages(): AppMessages {
  return useContext<AppMessages>(AppContext);
}
