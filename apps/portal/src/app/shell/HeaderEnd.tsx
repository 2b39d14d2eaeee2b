import { useDeferredValue } from 'react';
import type { PortalRoute } from '../routing/menu.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessageBell } from './MessageBell.tsx';
import { UserMenu } from './UserMenu.tsx';

const messagePath = '/workbench/message';

/** The right side of the header: language, messages, user. */
export function HeaderEnd({ routes, isMobile }: { routes: readonly PortalRoute[]; isMobile: boolean }) {
  // Menu and page come first: none of these is what a visit begins with.
  const isDue = useDeferredValue(true, false);
  const messagesPath = routes.find(({ path }) => path === messagePath)?.path;
  if (!isDue) return null;
  return (
    <>
      <LanguageMenu />
      <MessageBell allPath={messagesPath} />
      <UserMenu isMobile={isMobile} />
    </>
  );
}
