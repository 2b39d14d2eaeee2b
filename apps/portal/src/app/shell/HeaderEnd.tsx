import type { PortalRoute } from '../routing/menu.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessageBell } from './MessageBell.tsx';
import { UserMenu } from './UserMenu.tsx';

const messagePath = '/workbench/message';

/** The right side of the header: language, messages, user. */
export function HeaderEnd({ routes, isMobile }: { routes: readonly PortalRoute[]; isMobile: boolean }) {
  const messagesPath = routes.find(({ path }) => path === messagePath)?.path;
  return (
    <>
      <LanguageMenu />
      <MessageBell allPath={messagesPath} />
      <UserMenu isMobile={isMobile} />
    </>
  );
}
