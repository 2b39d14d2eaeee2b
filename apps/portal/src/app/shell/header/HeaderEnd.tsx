import { MenuSearch } from '@harrow/ui';
import { useDeferredValue, useMemo } from 'react';
import type { Portal } from '../../routing/portal.ts';
import { menuPages } from '../../routing/menuPages.ts';
import { Commands } from '../search/Commands.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessageBell } from './MessageBell.tsx';
import { UserMenu } from './UserMenu.tsx';

const messagePath = '/workbench/message';

interface Props {
  portal: Portal;
  isMobile: boolean;
  onOpen: (path: string) => void;
}

/** The right side of the header: search, language, messages, user. */
export function HeaderEnd({ portal, isMobile, onOpen }: Props) {
  // Menu and page come first: no visit starts with any of these.
  const isDue = useDeferredValue(true, false);
  const messagesPath = portal.routes.find(({ path }) => path === messagePath)?.path;
  const pages = useMemo(() => menuPages(portal.entries), [portal.entries]);
  if (!isDue) return null;
  return (
    <>
      <MenuSearch pages={pages} onOpen={onOpen} isMobile={isMobile} />
      <Commands portal={portal} onOpen={onOpen} />
      <LanguageMenu />
      <MessageBell allPath={messagesPath} />
      <UserMenu isMobile={isMobile} />
    </>
  );
}
